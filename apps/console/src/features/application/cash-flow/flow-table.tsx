import type { MarkedMonth } from '@portal/contract/staff/work-list';
import { formatMonth, monthNames } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import type { KeyboardEvent } from 'react';
import type { KeyBinding } from '../../../frame/keys/key-bindings.ts';
import { useKeys } from '../../../frame/keys/use-keys.ts';
import { MonthMark, monthWords } from '../../../parts/application/month-marks.tsx';
import type { ChosenCell } from './cash-flow-screen.tsx';
import { type FlowColumn, type Measure, measures, explanations, totalOf } from './flow-columns.ts';
import { FlowChart } from './flow-chart.tsx';
import { asideOf, figureOf } from './measure-words.ts';
import styles from './cash-flow.module.css';

export interface FlowTableProps {
  columns: readonly FlowColumn[];
  marks: readonly MarkedMonth[];
  statedCents: number | undefined;
  chosen: ChosenCell;
  onChoose: (cell: ChosenCell) => void;
  /** Shows the rows behind the chosen figure; undefined if there are none to show. */
  onFollow: (() => void) | undefined;
}

const parts: ReadonlySet<Measure> = new Set(['revenue', ...explanations]);
const optional: ReadonlySet<Measure> = new Set(explanations);
const strong: ReadonlySet<Measure> = new Set(['deposits', 'withdrawals']);

const FEW_COLUMNS = 6;

const steps: ReadonlyMap<string, readonly [line: number, month: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** Listed with the other keys, although the table handles them: they also work when single keys are off. */
const tableKeys = [
  { keys: 'arrows', label: 'console.cashFlow.keys.move', isInFoot: true },
  { keys: 'enter', label: 'console.cashFlow.keys.follow', isInFoot: true },
] as const satisfies readonly KeyBinding[];

function linesOf(columns: readonly FlowColumn[]): Measure[] {
  return measures.filter(
    (measure) => !optional.has(measure) || columns.some(({ cells }) => (cells.get(measure)?.value ?? 0) !== 0),
  );
}

/**
 * One column per month. The arrow keys move between cells; each cell says which rows it comes from, and Enter opens
 * them.
 */
export function FlowTable({ columns, marks, statedCents, chosen, onChoose, onFollow }: FlowTableProps) {
  const { t } = useText();
  const lines = linesOf(columns);
  useKeys('console.cashFlow.title', tableKeys);
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === 'Enter' && onFollow) {
      event.preventDefault();
      onFollow();
    }
    const step = steps.get(event.key);
    if (!step) return;
    event.preventDefault();
    const line = lines.indexOf(chosen.measure) + step[0];
    const month = columns.findIndex((column) => column.month === chosen.month) + step[1];
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${String(line)} ${String(month)}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it too
    <div className={styles.scroller} role="group" aria-label={t('console.cashFlow.title')} tabIndex={0} data-scrolls>
      <div className={styles.sheet} data-many={columns.length > FEW_COLUMNS || undefined}>
        <FlowChart columns={columns} marks={marks} statedCents={statedCents} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its buttons */}
        <table className={styles.table} onKeyDown={move}>
          <caption className="visually-hidden">{t('console.cashFlow.caption')}</caption>
          <Head columns={columns} marks={marks} />
          <tbody>
            {lines.map((measure, line) => (
              <Line
                key={measure}
                measure={measure}
                line={line}
                columns={columns}
                chosen={measure === chosen.measure ? chosen.month : undefined}
                onChoose={(month) => onChoose({ month, measure })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Head({ columns, marks }: Pick<FlowTableProps, 'columns' | 'marks'>) {
  const { t, language } = useText();
  const years = [...new Set(columns.map(({ month }) => month.slice(0, 4)))];
  return (
    <thead>
      <tr>
        <th scope="col">{years.join('–')}</th>
        {columns.map(({ month }) => (
          <th key={month} scope="col" title={formatMonth(month, language)}>
            {monthNames(language, 'short')[Number(month.slice(5)) - 1]}
          </th>
        ))}
        <th scope="col">{t('console.cashFlow.monthCount', { count: columns.length })}</th>
      </tr>
      <tr>
        <th scope="row">{t('console.revenue.source')}</th>
        {columns.map(({ month, isFull, absent }) => {
          const mark = marks.find((one) => one.month === month);
          return (
            <td key={month}>
              {mark && (
                <span title={monthWords(mark, t)}>
                  <MonthMark month={mark} />
                  <span className="visually-hidden">{monthWords(mark, t)}</span>
                </span>
              )}
              {!mark && !isFull && t('console.cashFlow.part')}
              {absent.length > 0 && (
                <div className={styles.quiet}>
                  {t('console.cashFlow.without', { accounts: absent.map(digitsOf).join(', ') })}
                </div>
              )}
            </td>
          );
        })}
        <td />
      </tr>
    </thead>
  );
}

function digitsOf({ account }: FlowColumn['absent'][number]): string {
  return account === null ? '…' : `••${account}`;
}

interface LineProps {
  measure: Measure;
  line: number;
  columns: readonly FlowColumn[];
  chosen: string | undefined;
  onChoose: (month: string) => void;
}

function Line({ measure, line, columns, chosen, onChoose }: LineProps) {
  const { t, language } = useText();
  const total = totalOf(measure, columns);
  return (
    <tr className={classNames(strong.has(measure) && styles.strong, parts.has(measure) && styles.part)}>
      <th scope="row">{t(`console.cashFlow.measures.${measure}`)}</th>
      {columns.map(({ month, cells }, index) => {
        const cell = cells.get(measure);
        return (
          <td key={month}>
            <button
              type="button"
              className={styles.cell}
              data-cell={`${String(line)} ${String(index)}`}
              tabIndex={month === chosen ? 0 : -1}
              data-bad={isBad(measure, cell?.value) || undefined}
              aria-pressed={month === chosen}
              onFocus={() => onChoose(month)}
              onClick={() => onChoose(month)}
            >
              {figureOf(measure, cell?.value, language)}
              <Aside measure={measure} column={cells} />
            </button>
          </td>
        );
      })}
      <td className={styles.total} data-bad={isBad(measure, total) || undefined}>
        {figureOf(measure, total, language)}
      </td>
    </tr>
  );
}

function isBad(measure: Measure, value: number | undefined): boolean {
  if (value === undefined) return false;
  return value < 0 || ((measure === 'daysBelowZero' || measure === 'returned') && value > 0);
}

function Aside({ measure, column }: { measure: Measure; column: FlowColumn['cells'] }) {
  const { language } = useText();
  const cell = column.get(measure);
  const words = cell && asideOf(measure, cell, { column, language });
  return words !== undefined && <small>{words}</small>;
}
