import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { isOpen } from '@portal/contract/application/status';
import { stepPlaces, stepperSteps } from '@portal/contract/application/steps';
import { formatPhone } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Manager } from '../../frame/manager/manager.tsx';
import { getPortalConfiguration } from '../../session/portal-configuration.ts';
import { missingLines } from './missing-lines.ts';
import styles from './my-applications.module.css';

export function ApplicationDetails({ application }: { application: ApplicationListItem }) {
  const { t } = useText();
  const { status, reference, accountManager } = application;
  return (
    <div className={styles.details} role="cell">
      {reference !== null && (
        <p>
          {t('applications.reference')} <span className={styles.reference}>{reference}</span>
        </p>
      )}
      {status === 'incomplete' ? <Progress application={application} /> : <Next application={application} />}
      {accountManager !== null && isOpen(status) && !isNamedInNote(application) && (
        <Manager>{t('application.help.manager', { name: accountManager })}</Manager>
      )}
    </div>
  );
}

function Progress({ application }: { application: ApplicationListItem }) {
  const { t } = useText();
  const step = stepPlaces[application.currentStep].stepper;
  const number = stepperSteps.indexOf(step) + 1;
  return (
    <>
      <p>{t('applications.stepOf', { number, total: stepperSteps.length, step: t(`layout.steps.${step}.title`) })}</p>
      <span className={styles.segments} aria-hidden="true">
        {stepperSteps.map((segment, index) => (
          <span key={segment} data-done={index < number || undefined} />
        ))}
      </span>
    </>
  );
}

function Next({ application }: { application: ApplicationListItem }) {
  const texts = useText();
  const { t } = texts;
  const { status, missing } = application;
  if (status === 'underReview') {
    const note = reviewNote(application, texts);
    return isNamedInNote(application) ? <Manager>{note}</Manager> : <p>{note}</p>;
  }
  if (status !== 'informationRequired') return null;
  if (missing.length === 0) return <p>{t('applications.informationNote')}</p>;
  return (
    <ul className={styles.missing}>
      {missingLines(missing, texts).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function isNamedInNote({ status, accountManager, nextContactDay }: ApplicationListItem): boolean {
  return status === 'underReview' && accountManager !== null && nextContactDay !== null;
}

function reviewNote({ nextContactDay, accountManager }: ApplicationListItem, { t, language }: Translation): string {
  if (nextContactDay !== null) {
    const day = formatDay(nextContactDay, language, 'day');
    return accountManager === null
      ? t('applications.reachOutBy', { day })
      : t('applications.reachOutByNamed', { name: accountManager, day });
  }
  const { phone } = getPortalConfiguration().brand;
  if (!phone) return t('applications.underReviewNote');
  return t('applications.underReviewCall', { phone: formatPhone(phone, language) });
}
