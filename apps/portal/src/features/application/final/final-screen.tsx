import { useMutation } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import FileSearch from 'lucide-react/icons/file-search';
import Mail from 'lucide-react/icons/mail';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { downloadCopy } from '../../../api/downloads.ts';
import { messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { SupportContact } from '../../../app/layout/support-contact.tsx';
import { formatDay } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import styles from './final.module.css';

/** The thank-you: the reference, what happens next and by which day, whom to ask, and a copy to keep. */
export function FinalScreen() {
  const { t, language } = useText();
  const { applicationId, reference, nextContactDay, personalInfo } = useCurrentApplication();
  const download = useMutation({
    mutationFn: () => downloadCopy(applicationId),
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });

  return (
    <Screen
      title={t('final.title')}
      lead={t('final.lead')}
      ornament={<CircleCheck size={48} color="var(--green-600)" aria-hidden="true" />}
    >
      <div className={styles.sections}>
        {reference !== null && (
          <div className={styles.reference}>
            <p>{t('final.reference')}</p>
            <p className={styles.code}>{reference}</p>
            <p className={styles.note}>{t('final.referenceNote')}</p>
          </div>
        )}
        <section aria-labelledby="final-next">
          <h2 id="final-next" className={styles.heading}>
            {t('final.nextTitle')}
          </h2>
          <ul className={styles.next}>
            <li className={styles.item}>
              <CalendarCheck size={22} aria-hidden="true" />
              <span>
                {nextContactDay === null
                  ? t('final.next')
                  : t('final.nextByDay', { day: formatDay(nextContactDay, language) })}
              </span>
            </li>
            <li className={styles.item}>
              <FileSearch size={22} aria-hidden="true" />
              <span>{t('final.nextCheck')}</span>
            </li>
            <li className={styles.item}>
              <Mail size={22} aria-hidden="true" />
              <span className={styles.mail}>{t('final.nextMail', { email: personalInfo.emailAddress })}</span>
            </li>
          </ul>
        </section>
        <section aria-labelledby="final-contact">
          <h2 id="final-contact" className={styles.heading}>
            {t('final.contactTitle')}
          </h2>
          <SupportContact />
        </section>
        <div className={styles.actions}>
          <Button
            variant="secondary"
            fullWidth="phone"
            pending={download.isPending}
            icon={<Download size={20} aria-hidden="true" />}
            onClick={() => download.mutate()}
          >
            {t('final.copy')}
          </Button>
          <ButtonLink href="/main" fullWidth="phone">
            {t('final.applications')}
          </ButtonLink>
        </div>
      </div>
    </Screen>
  );
}
