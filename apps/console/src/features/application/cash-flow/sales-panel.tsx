import { formatPercent } from '@portal/locales/format';
import { formatCents } from '@portal/locales/format/cents';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { explanations, type FlowColumn, totalOf } from './flow-columns.ts';
import styles from './cash-flow.module.css';

export function SalesPanel({ columns }: { columns: readonly FlowColumn[] }) {
  const { t, language } = useText();
  const [deposits = 0, revenue = 0] = [totalOf('deposits', columns), totalOf('revenue', columns)];
  if (deposits <= 0) return null;
  const leftOut = explanations.flatMap((measure) => {
    const cents = totalOf(measure, columns) ?? 0;
    return cents === 0 ? [] : { measure, cents };
  });
  return (
    <Panel title={t('console.cashFlow.sales.title')}>
      <p className={styles.plain}>
        {t('console.cashFlow.sales.sentence', {
          deposits: formatCents(deposits, language),
          revenue: formatCents(revenue, language),
          percent: formatPercent(Math.round((revenue / deposits) * 100), language),
        })}{' '}
        {leftOut.length === 0 && t('console.cashFlow.sales.all')}
      </p>
      <ul className={styles.signals}>
        {leftOut.map(({ measure, cents }) => (
          <li key={measure}>
            <span className={styles.sourceHead}>
              <b className={styles.reason}>{t(`console.cashFlow.measures.${measure}`)}</b>
              <span>{formatCents(cents, language)}</span>
            </span>
            <span className={styles.quiet}>{t(`console.cashFlow.sales.why.${measure}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
