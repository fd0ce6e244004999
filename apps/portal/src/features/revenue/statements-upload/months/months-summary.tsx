import CircleCheck from 'lucide-react/icons/circle-check';
import { formatCents } from '@portal/locales/format/cents';
import { useText } from '@portal/design/i18n/use-text.ts';
import type { MonthTilesProps } from './month-tiles.tsx';
import { totalDeposits } from './month-deposits.ts';
import styles from './month-tiles.module.css';

export function MonthsSummary({ months, isSplit }: MonthTilesProps) {
  const { t, language } = useText();
  const isKnown = months.every(({ state }) => state !== undefined);
  const found = months.filter(({ state }) => state === 'found').length;
  const isComplete = isKnown && !isSplit && found === months.length;
  const total = totalDeposits(months);
  return (
    <div className={styles.summary} data-complete={isComplete}>
      {isKnown && (
        <p key={String(isComplete)}>
          {isComplete && <CircleCheck size={20} aria-hidden="true" />}
          <strong>
            {isComplete
              ? t('revenue.upload.months.complete', { count: months.length })
              : t('revenue.upload.months.progress', { found, count: months.length })}
          </strong>
          {total !== null && (
            <span>
              {isComplete && months.length > 1
                ? t('revenue.upload.months.average', {
                    amount: formatCents(total, language),
                    average: formatCents(Math.round(total / months.length), language),
                  })
                : t('revenue.upload.months.total', { amount: formatCents(total, language) })}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
