import ArrowRight from 'lucide-react/icons/arrow-right';
import Handshake from 'lucide-react/icons/handshake';
import type { ReactNode } from 'react';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { getPortalConfiguration } from '../../../app/layout/portal-configuration.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { CheckboxField } from '../../../fields/checkbox-field.tsx';
import { EmailField } from '../../../fields/email-field.tsx';
import { Form, FormActions, hasFaults } from '../../../fields/form.tsx';
import { TermsField } from '../../../fields/terms-field.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { sharedFieldLabels } from '../shared-field-labels.ts';
import styles from './partner-welcome.module.css';
import { useAcceptance, useOwnAcceptance } from './use-acceptance.ts';
import type { OpenedReferral } from './use-referral.ts';

interface OpenReferralProps {
  token: string;
  referral: OpenedReferral;
  /** The link does not work any more. */
  onGone: () => void;
}

export function OpenReferralScreen(props: OpenReferralProps) {
  const email = useSessionLife((life) => (life.status === 'active' ? life.email : null));
  return email === null ? <ForNewPerson {...props} /> : <ForKnownPerson {...props} email={email} />;
}

function ForNewPerson({ token, referral, onGone }: OpenReferralProps) {
  const { t } = useText();
  const { form, submit } = useAcceptance(token, onGone);
  const { partnerName: partner, sharedFields } = referral;
  // What was shared is filled in for the address that the partner named, and for no other.
  const hint = sharedFields.includes('email') ? 'partner.welcome.emailHint' : 'partner.welcome.emailUnknown';
  return (
    <ReferralScreen referral={referral} hasErrors={hasFaults(form)}>
      <Form form={form} onSubmit={submit}>
        <EmailField hint={t(hint, { partner })} />
        <Boxes partner={partner} isPending={form.formState.isSubmitting} />
      </Form>
    </ReferralScreen>
  );
}

function ForKnownPerson({ token, referral, onGone, email }: OpenReferralProps & { email: string }) {
  const { t } = useText();
  const { form, submit } = useOwnAcceptance(token, onGone);
  return (
    <ReferralScreen referral={referral} hasErrors={hasFaults(form)}>
      <Form form={form} onSubmit={submit}>
        <InlineAlert tone="good">
          <p>{t('partner.welcome.asYourself', { email })}</p>
          {!referral.sharedFields.includes('email') && (
            <p>{t('partner.welcome.emailUnknown', { partner: referral.partnerName })}</p>
          )}
        </InlineAlert>
        <Boxes partner={referral.partnerName} isPending={form.formState.isSubmitting} />
      </Form>
    </ReferralScreen>
  );
}

function Boxes({ partner, isPending }: { partner: string; isPending: boolean }) {
  const { t } = useText();
  const brand = getPortalConfiguration().brand.name;
  return (
    <>
      <CheckboxField name="acceptedReferral">{t('partner.welcome.agree', { partner, brand })}</CheckboxField>
      <TermsField />
      <FormActions>
        <Button type="submit" pending={isPending} iconAfter={<ArrowRight size={20} aria-hidden="true" />}>
          {t('common.continue')}
        </Button>
      </FormActions>
    </>
  );
}

interface ReferralScreenProps {
  referral: OpenedReferral;
  hasErrors: boolean;
  children: ReactNode;
}

/** Who referred, what was shared and who is told what; then what is asked. */
function ReferralScreen({ referral, hasErrors, children }: ReferralScreenProps) {
  const { t } = useText();
  const brand = getPortalConfiguration().brand.name;
  const { partnerName: partner, businessName: business, sharedFields } = referral;
  return (
    <Screen
      focusKey="open"
      ornament={<Emblem tone="good" icon={<Handshake size={28} aria-hidden="true" />} />}
      title={t('partner.welcome.title', { partner })}
      lead={
        business === null
          ? t('partner.welcome.leadNoBusiness', { partner })
          : t('partner.welcome.lead', { partner, business })
      }
      hasErrors={hasErrors}
    >
      <div className={styles.told}>
        <section>
          <h2>{t('partner.welcome.sharedTitle', { partner })}</h2>
          {sharedFields.length === 0 ? (
            <p>{t('partner.welcome.sharedNothing')}</p>
          ) : (
            <ul className={styles.shared}>
              {sharedFields.map((field) => (
                <li key={field}>{t(sharedFieldLabels[field])}</li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h2>{t('partner.welcome.toldTitle', { partner })}</h2>
          <p>{t('partner.welcome.told')}</p>
        </section>
        <section>
          <h2>{t('partner.welcome.neverTitle', { partner })}</h2>
          <p>{t('partner.welcome.never', { brand })}</p>
        </section>
      </div>
      {children}
    </Screen>
  );
}
