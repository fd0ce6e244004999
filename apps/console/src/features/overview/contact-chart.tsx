import { isLateContact, type Statistics } from '@portal/contract/staff/statistics';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useId } from 'react';
import { Hatch } from './hatch.tsx';
import { LaneBar } from './lane-bar.tsx';
import styles from './overview.module.css';

export function ContactChart({ data: { figures, firstContact } }: { data: Statistics }) {
  const { t, language } = useText();
  const id = useId();
  const { classes } = firstContact;
  const largest = Math.max(1, ...classes.map(({ count }) => count));
  const { contactKept, contactLate } = figures;
  const [kept, late] = [formatNumber(contactKept, language), formatNumber(contactLate, language)];
  return (
    <figure
      className={styles.lanes}
      role="img"
      aria-label={t('console.overview.firstContact.sentence', { kept, late })}
    >
      <Hatch id={`${id}late`} look="late" />
      {classes.map(({ class: each, count }, index) => {
        const isLate = isLateContact(each);
        const isFirstLate = isLate && index > 0 && !isLateContact(classes[index - 1]?.class ?? each);
        return (
          <div key={each} className={styles.lane}>
            {isFirstLate && (
              <div className={styles.promise}>
                <b>{t('console.overview.firstContact.kept', { count: contactKept, shown: kept })}</b>
                <b className={styles.lateWords}>{t('console.overview.firstContact.late', { count: late })}</b>
              </div>
            )}
            <span>{t(`console.overview.firstContact.classes.${each}`)}</span>
            <LaneBar count={count} largest={largest} lateHatch={isLate ? `${id}late` : undefined} />
          </div>
        );
      })}
    </figure>
  );
}
