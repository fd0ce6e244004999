import { labelAlone } from '@portal/contract/application/answers';
import Handshake from 'lucide-react/icons/handshake';
import type { ReactNode } from 'react';
import { ContinueButton } from '../../../frame/form/continue-button.tsx';
import { useSessionLife } from '../../../api/session-lifecycle.ts';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { Screen } from '../../../frame/screen.tsx';
import { CheckboxField } from '@portal/design/fields/checkbox-field.tsx';
import { EmailField } from '@portal/design/fields/person/email-field.tsx';
import { FormActions, hasErrors } from '@portal/design/fields/form/form.tsx';
import { Form } from '../../../frame/form/form.tsx';
import { TermsField } from '@portal/design/fields/person/terms-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import styles from './partner-welcome.module.css';
import { useAcceptance, useOwnAcceptance } from './use-acceptance.ts';
import type { OpenedReferral } from './use-referral.ts';

interface OpenReferralProps {
  token: string;
  referral: OpenedReferral;
  onGone: () => void;
}

export function OpenReferralScreen(props: OpenReferralProps) {
  const email = useSessionLife((life) => (life.status === 'active' ? life.email : null));
  return email === null ? <ForNewPerson {...props} /> : <ForKnownPerson {...props} email={email} />;
}

function ForNewPerson({ token, referral, onGone }: OpenReferralProps) {
  const { t } = useText();
  const { form, store, submit } = useAcceptance(token, onGone);
  const { partnerName: partner, sharedFields } = referral;
  // Shared values are filled in only if the person uses the email address that the partner named.
  const hint = sharedFields.includes('email') ? 'partner.welcome.emailHint' : 'partner.welcome.emailUnknown';
  return (
    <ReferralScreen referral={referral} hasErrors={hasErrors(form)}>
      <Form form={form} onSubmit={submit} onDraftChange={store}>
        <EmailField hint={t(hint, { partner })} />
        <Boxes referral={referral} isPending={form.formState.isSubmitting} />
      </Form>
    </ReferralScreen>
  );
}

function ForKnownPerson({ token, referral, onGone, email }: OpenReferralProps & { email: string }) {
  const { t } = useText();
  const { form, store, submit } = useOwnAcceptance(token, onGone);
  return (
    <ReferralScreen referral={referral} hasErrors={hasErrors(form)}>
      <Form form={form} onSubmit={submit} onDraftChange={store}>
        <InlineAlert tone="good">
          <p>{t('partner.welcome.asYourself', { email })}</p>
          {!referral.sharedFields.includes('email') && (
            <p>{t('partner.welcome.emailUnknown', { partner: referral.partnerName })}</p>
          )}
        </InlineAlert>
        <Boxes referral={referral} isPending={form.formState.isSubmitting} />
      </Form>
    </ReferralScreen>
  );
}

function Boxes({ referral, isPending }: { referral: OpenedReferral; isPending: boolean }) {
  const { t } = useText();
  const brand = getPortalConfiguration().brand.name;
  const { partnerName: partner } = referral;
  return (
    <>
      <WhatIsShared referral={referral} />
      <CheckboxField name="acceptedReferral">{t('partner.welcome.agree', { partner, brand })}</CheckboxField>
      <TermsField />
      <FormActions>
        <ContinueButton type="submit" pending={isPending} />
      </FormActions>
    </>
  );
}

interface ReferralScreenProps {
  referral: OpenedReferral;
  hasErrors: boolean;
  children: ReactNode;
}

function ReferralScreen({ referral, hasErrors, children }: ReferralScreenProps) {
  const { t } = useText();
  const { partnerName: partner, businessName: business } = referral;
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
      {children}
    </Screen>
  );
}

function WhatIsShared({ referral }: { referral: OpenedReferral }) {
  const { t } = useText();
  const brand = getPortalConfiguration().brand.name;
  const { partnerName: partner, sharedFields } = referral;
  return (
    <div className={styles.sharedFields}>
      <section>
        <h2>{t('partner.welcome.sharedTitle', { partner })}</h2>
        {sharedFields.length === 0 ? (
          <p>{t('partner.welcome.sharedNothing')}</p>
        ) : (
          <ul className={styles.shared}>
            {sharedFields.map((field) => (
              <li key={field}>{t(labelAlone(field))}</li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2>{t('partner.welcome.statusTitle', { partner })}</h2>
        <p>{t('partner.welcome.status')}</p>
      </section>
      <section>
        <h2>{t('partner.welcome.neverTitle', { partner })}</h2>
        <p>{t('partner.welcome.never', { brand })}</p>
      </section>
    </div>
  );
}
