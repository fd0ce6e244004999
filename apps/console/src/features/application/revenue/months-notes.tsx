import { formatDay, formatMonth } from '@portal/locales/format/day';
import { formatMonthsReason } from '@portal/locales/format/months-reason';
import { useText } from '@portal/design/i18n/use-text.ts';
import type { Details } from '../details.ts';
import styles from './revenue.module.css';

export function MonthsNotes({ details: { application, covered } }: { details: Details }) {
  const words = useText();
  const { t, language } = words;
  const { monthsReason } = application;
  const parts = covered.months.filter(({ gaps }) => gaps.length > 0);
  if (parts.length === 0 && monthsReason === null) return null;
  const day = (date: string) => formatDay(date, language, 'day');
  return (
    <ul className={styles.notes}>
      {parts.map(({ month, gaps }) => (
        <li key={month}>
          {t('console.revenue.gaps', {
            month: formatMonth(month, language),
            days: gaps.map(({ from, to }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`)).join(', '),
          })}
        </li>
      ))}
      {monthsReason && <li>{t('console.revenue.reason', { reason: formatMonthsReason(monthsReason, words) })}</li>}
    </ul>
  );
}
