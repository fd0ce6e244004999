import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { monthNames } from '@portal/locales/format/day';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import styles from './month-marks.module.css';

/** One column for each month of a first application; a renewal leaves the oldest ones empty. */
const COLUMNS = 6;

function Gaps({ count }: { count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, index) => <span key={index} className={styles.none} />);
}

/**
 * Mark of a month: squares are statements, circles are bank connections, and the glyph shows the state. The style sheet
 * draws it, because the work list shows hundreds.
 */
export function MonthMark({ month: { state, source }, title }: { month: MarkedMonth; title?: string }) {
  return (
    <span
      className={classNames(styles.mark, styles[state], source === 'bank' && styles.bank)}
      title={title}
      aria-hidden="true"
    />
  );
}

export interface MonthMarksProps {
  months: readonly MarkedMonth[];
  /** Shows the first letter of each month above its mark. */
  hasLetters?: boolean;
}

export function MonthMarks({ months, hasLetters = false }: MonthMarksProps) {
  const { t, language } = useText();
  const names = monthNames(language);
  const named = months.map((month) => ({
    month,
    name: names[Number(month.month.slice(5, 7)) - 1] ?? month.month,
    state: monthWords(month, t),
  }));
  const sentence = [...new Set(named.map(({ state }) => state))]
    .map((state) => {
      const which = named.filter((each) => each.state === state).map(({ name }) => name);
      return t('console.named', { what: state, which: which.join(', ') });
    })
    .join('; ');
  const marks = (
    <span className={styles.marks}>
      <span className="visually-hidden">{sentence}</span>
      <Gaps count={COLUMNS - months.length} />
      {named.map(({ month, name, state }) => (
        <MonthMark key={month.month} month={month} title={t('console.named', { what: name, which: state })} />
      ))}
    </span>
  );
  if (!hasLetters) return marks;
  return (
    <span className={styles.named}>
      <MonthLetters months={months.map(({ month }) => month)} />
      {marks}
    </span>
  );
}

export function MonthLetters({ months }: { months: readonly string[] }) {
  const { language } = useText();
  const names = monthNames(language);
  return (
    <span className={styles.marks} aria-hidden="true">
      <Gaps count={COLUMNS - months.length} />
      {months.map((month) => (
        <span key={month} className={styles.letter}>
          {names[Number(month.slice(5, 7)) - 1]?.[0]?.toUpperCase()}
        </span>
      ))}
    </span>
  );
}

export function monthWords({ state, reason }: Pick<MarkedMonth, 'state' | 'reason'>, t: Translation['t']): string {
  if (reason === 'fewDays' || reason === 'rowsNotRead') return t(`console.monthReasons.${reason}`);
  if (reason === 'someDays' && state !== 'part') return t('console.monthReasons.someDays');
  return t(`console.monthStates.${state}`);
}
