import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { monthNames } from '@portal/locales/format';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import styles from './month-marks.module.css';

/** One column for each month of a first application; a renewal leaves the oldest ones empty. */
const COLUMNS = 6;

function Glyph({ state }: { state: MarkedMonth['state'] }) {
  if (state === 'notProven') return '!';
  if (state === 'reading') return '…';
  if (state !== 'proven' && state !== 'read') return null;
  return (
    <svg viewBox="0 0 24 24">
      <path d="M20 6 9 17l-5-5" />
    </svg>
  );
}

/** Mark of a month: squares are statements, circles are bank connections, and the glyph shows the state. */
export function MonthMark({ month }: { month: MarkedMonth }) {
  return (
    <span
      className={classNames(styles.mark, styles[month.state], month.source === 'bank' && styles.bank)}
      aria-hidden="true"
    >
      <Glyph state={month.state} />
    </span>
  );
}

export function MonthMarks({ months }: { months: readonly MarkedMonth[] }) {
  const { t, language } = useText();
  const names = monthNames(language);
  const nameOf = ({ month }: MarkedMonth) => names[Number(month.slice(5, 7)) - 1] ?? month;
  const wordsOf = (month: MarkedMonth) => monthWords(month, t);
  const states = [...new Set(months.map(wordsOf))];
  const sentence = states
    .map((state) =>
      t('console.named', {
        what: state,
        which: months
          .filter((month) => wordsOf(month) === state)
          .map(nameOf)
          .join(', '),
      }),
    )
    .join('; ');
  return (
    <span className={styles.marks}>
      <span className="visually-hidden">{sentence}</span>
      {Array.from({ length: Math.max(0, COLUMNS - months.length) }, (_, index) => (
        <span key={index} className={styles.none} />
      ))}
      {months.map((month) => (
        <span key={month.month} title={t('console.named', { what: nameOf(month), which: wordsOf(month) })}>
          <MonthMark month={month} />
        </span>
      ))}
    </span>
  );
}

export function MonthLetters({ months }: { months: readonly string[] }) {
  const { language } = useText();
  const names = monthNames(language);
  return (
    <span className={styles.marks} aria-hidden="true">
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
