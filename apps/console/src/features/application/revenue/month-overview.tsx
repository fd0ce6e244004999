import type { CashFlow } from '@portal/contract/application/cash-flow';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { monthNames } from '@portal/locales/format/day';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { MonthMark, monthWords } from '../../../parts/application/month-marks.tsx';
import { flowOfMonth } from './flow-of-month.ts';
import styles from './revenue.module.css';

const CENTS_PER_THOUSAND = 100_000;

export function MonthTiles({ months, flow }: { months: readonly MarkedMonth[]; flow: CashFlow | undefined }) {
  const { t, language } = useText();
  const revenueOf = (month: MarkedMonth) => {
    const found = flowOfMonth(flow, month);
    if (!found) return '–';
    const thousands = formatNumber(Math.round(found.revenueCents / CENTS_PER_THOUSAND), language);
    return t('console.revenue.thousands', { thousands });
  };
  return (
    <ul className={styles.tiles}>
      {months.map((month) => (
        <li key={month.month} data-state={month.state}>
          <MonthMark month={month} />
          <span className="visually-hidden">{monthWords(month, t)}</span>
          <b>{monthNames(language, 'short')[Number(month.month.slice(5, 7)) - 1]}</b>
          <span>{revenueOf(month)}</span>
        </li>
      ))}
    </ul>
  );
}
