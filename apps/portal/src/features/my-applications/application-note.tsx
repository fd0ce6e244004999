import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { stepPlaces, stepperSteps } from '@portal/contract/application/steps';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { missingLines } from './missing-lines.ts';
import styles from './my-applications.module.css';

/** The line under the business: where an incomplete application stands, or what happens next with any other. */
export function ApplicationNote({ application }: { application: ApplicationListItem }) {
  const texts = useText();
  const { t, language } = texts;
  const { status, currentStep, nextContactDay, reference } = application;
  if (status === 'incomplete') {
    const step = stepPlaces[currentStep].stepper;
    const number = stepperSteps.indexOf(step) + 1;
    return (
      <>
        <span className={styles.note}>
          {t('applications.stepOf', { number, total: stepperSteps.length, step: t(`layout.steps.${step}.title`) })}
        </span>
        <span className={styles.segments} aria-hidden="true">
          {stepperSteps.map((segment, index) => (
            <span key={segment} data-done={index < number || undefined} />
          ))}
        </span>
      </>
    );
  }
  if (status === 'informationRequired' && application.missing.length > 0) {
    return (
      <ul className={styles.missing}>
        {missingLines(application.missing, texts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  const notes = {
    underReview:
      nextContactDay === null
        ? t('applications.underReviewNote')
        : t('applications.reachOutBy', { day: formatDay(nextContactDay, language, 'day') }),
    informationRequired: t('applications.informationNote'),
    closed: reference === null ? undefined : t('applications.reference', { reference }),
  } as const satisfies Record<Exclude<ApplicationListItem['status'], 'incomplete'>, string | undefined>;
  return notes[status] === undefined ? null : <span className={styles.note}>{notes[status]}</span>;
}
