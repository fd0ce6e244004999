import type { Statistics } from '@portal/contract/staff/statistics';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { LaneBar } from './lane-bar.tsx';
import styles from './overview.module.css';

export function ReasonChart({ data: { byReason } }: { data: Statistics }) {
  const { t, language } = useText();
  const counts = byReason.flatMap(({ reasons }) => reasons.map(({ count }) => count));
  if (counts.length === 0) return <p className={styles.foot}>{t('console.overview.byReason.none')}</p>;
  const largest = Math.max(...counts);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <figure
      className={styles.lanes}
      role="img"
      aria-label={t('console.overview.byReason.sentence', { count: all, shown: formatNumber(all, language) })}
    >
      {byReason
        .filter(({ reasons }) => reasons.length > 0)
        .map(({ outcome, reasons }) => (
          <div key={outcome} className={styles.reasons}>
            <b>{t(`console.decide.outcomes.${outcome}`)}</b>
            {reasons.map(({ reason, count }) => (
              <div key={reason} className={styles.lane}>
                <span>{t(`console.decide.reasons.${reason}`)}</span>
                <LaneBar count={count} largest={largest} />
              </div>
            ))}
          </div>
        ))}
    </figure>
  );
}
