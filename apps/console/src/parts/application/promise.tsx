import type { WorkListRow } from '@portal/contract/staff/work-list';
import { formatDay } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import Calendar from 'lucide-react/icons/calendar';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import { dayWithWeekday } from '../../frame/days.ts';
import styles from './promise.module.css';

/**
 * Whether the promised day has passed, is today or is later; `waiting` means that it passed while we wait for the
 * customer.
 */
export type PromiseState = 'late' | 'waiting' | 'today' | 'later';

/** `businessDaysLate` counts the office's business days since the promised day. */
export type Promised = Pick<WorkListRow, 'nextContactDay' | 'businessDaysLate' | 'status'>;

export function promiseState(
  { nextContactDay, status }: Omit<Promised, 'businessDaysLate'>,
  today: string,
): PromiseState {
  if (nextContactDay < today) return status === 'informationRequired' ? 'waiting' : 'late';
  return nextContactDay === today ? 'today' : 'later';
}

const icons = { late: CircleAlert, waiting: Hourglass, today: Clock, later: Calendar } as const satisfies Record<
  PromiseState,
  typeof Clock
>;

/** If the promised day was not a business day, it can be past with zero business days late. */
function lateWords(days: number): 'console.promise.lateBy' | 'console.promise.late' {
  return days > 0 ? 'console.promise.lateBy' : 'console.promise.late';
}

export function PromiseIcon({ state }: { state: PromiseState }) {
  const Icon = icons[state];
  return <Icon size={16} className={styles[state]} aria-hidden="true" />;
}

export function PromisedContact({ promised, today }: { promised: Promised; today: string }) {
  const { t, language } = useText();
  const state = promiseState(promised, today);
  const { nextContactDay: day, businessDaysLate: count } = promised;
  return (
    <span className={styles.promise}>
      <PromiseIcon state={state} />
      {state === 'late' && (
        <>
          <b className={styles.late}>{t(lateWords(count), { count })}</b>
          <span className={styles.day}>{formatDay(day, language, 'day')}</span>
        </>
      )}
      {state === 'waiting' && <span className={styles.waiting}>{t('console.promise.waiting')}</span>}
      {state === 'today' && <b className={styles.today}>{t('console.promise.today')}</b>}
      {state === 'later' && <span className={styles.later}>{dayWithWeekday(day, language)}</span>}
    </span>
  );
}
