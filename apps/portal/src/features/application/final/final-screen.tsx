import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { paths } from '@portal/contract/routes';
import type { Application } from '@portal/contract/entities/entities';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import FileSearch from 'lucide-react/icons/file-search';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../frame/screen.tsx';
import { SupportContact } from '../../../frame/support-contact.tsx';
import { useSaveCopy } from '../../../frame/use-save-copy.ts';
import { RichText } from '@portal/design/i18n/rich-text.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { EmailAddress } from '@portal/design/ui/content/email-address.tsx';
import { Emblem } from '@portal/design/ui/content/emblem.tsx';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import styles from './final.module.css';
import { nextContact } from '../../../frame/next-contact.ts';

export function FinalScreen() {
  const { t } = useText();
  const application = useCurrentApplication();

  return (
    <Screen
      title={t('final.title')}
      lead={t('final.lead')}
      ornament={<Emblem tone="good" icon={<CircleCheck size={28} aria-hidden="true" />} />}
    >
      <div className={styles.sections}>
        {application.reference !== null && (
          <div className={styles.reference}>
            <p>{t('final.reference')}</p>
            <p className={styles.code}>{application.reference}</p>
            <p className={styles.note}>{t('final.referenceNote')}</p>
          </div>
        )}
        <WhatHappensNext application={application} />
        <section aria-labelledby="final-contact">
          <h2 id="final-contact" className={styles.heading}>
            {t('final.contactTitle')}
          </h2>
          <SupportContact />
        </section>
        <FinalActions applicationId={application.applicationId} />
      </div>
    </Screen>
  );
}

function WhatHappensNext({ application }: { application: Application }) {
  const texts = useText();
  const { t } = texts;
  const { status, nextContactDay, personalInfo } = application;
  const { officeTimeZone } = getPortalConfiguration();
  const [now] = useState(() => new Date());
  return (
    <section aria-labelledby="final-next">
      <h2 id="final-next" className={styles.heading}>
        {t('final.nextTitle')}
      </h2>
      <ul className={styles.next}>
        <li className={styles.item}>
          <CalendarCheck size={22} aria-hidden="true" />
          <span>{nextContact(application, { now, timeZone: officeTimeZone }, texts)}</span>
        </li>
        {status === 'underReview' && nextContactDay !== null && (
          <li className={styles.item}>
            <FileSearch size={22} aria-hidden="true" />
            <span>{t('final.nextCheck')}</span>
          </li>
        )}
        <li className={styles.item}>
          <Mail size={22} aria-hidden="true" />
          <span className={styles.mail}>
            <RichText
              text={t('final.nextMail', { email: personalInfo.emailAddress })}
              parts={{ email: (words) => <EmailAddress email={words} /> }}
            />
          </span>
        </li>
      </ul>
    </section>
  );
}

function FinalActions({ applicationId }: { applicationId: string }) {
  const { t } = useText();
  const { saveCopy, isSaving } = useSaveCopy(applicationId);
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        fullWidth="phone"
        pending={isSaving}
        icon={<Download size={20} aria-hidden="true" />}
        onClick={saveCopy}
      >
        {t('final.copy')}
      </Button>
      <RouteButton to={paths.myApplications} fullWidth="phone">
        {t('final.applications')}
      </RouteButton>
    </div>
  );
}
