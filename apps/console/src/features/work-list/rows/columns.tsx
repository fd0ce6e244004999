import type { OwnWorkList, WorkListRow } from '@portal/contract/staff/work-list';
import { type WorkListColumn, workListColumns, type WorkListOrder } from '@portal/contract/staff/work-list-terms';
import type { TextKey } from '@portal/locales';
import { formatMoney } from '@portal/locales/format';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import { shortTime } from '../../../frame/days.ts';
import { eventWords } from '../../../parts/application/event-words.ts';
import { MonthMarks } from '../../../parts/application/month-marks.tsx';
import { PromisedContact } from '../../../parts/application/promise.tsx';
import { StatusBadge } from '../../../parts/application/status-badge.tsx';
import styles from './work-list-table.module.css';

export interface CellContext {
  row: WorkListRow;
  today: string;
  /** The last month (YYYY-MM) that the heading of the marks names; undefined without any. */
  lastMonth: string | undefined;
  mayWork: boolean;
  onTake: (row: WorkListRow) => void;
}

interface ColumnDefinition {
  label: TextKey;
  /** Order applied when the heading is clicked; null if the column cannot be sorted. */
  order: WorkListOrder | null;
  cell: (context: CellContext, words: Translation) => ReactNode;
  /** Hidden until chosen: not all columns fit at 1440 px. */
  isLeftOut?: boolean;
  /** Omitted in a narrow window, where the row's second line shows this value. */
  isInSecondLine?: boolean;
  /** Omitted while the quick look is open, because it shows the same data. */
  isInQuickLook?: boolean;
}

export const columns: Readonly<Record<WorkListColumn, ColumnDefinition>> = {
  reference: {
    label: 'console.columns.reference',
    order: null,
    cell: ({ row }) => row.reference,
    isInSecondLine: true,
  },
  where: {
    label: 'console.columns.where',
    order: null,
    cell: ({ row }) => `${row.province} · ${row.language.toUpperCase()}`,
    isInSecondLine: true,
    isInQuickLook: true,
  },
  amount: {
    label: 'console.columns.amount',
    order: 'amount',
    cell: ({ row }, { language }) => formatMoney(row.requestedAmount, language),
  },
  status: { label: 'console.columns.status', order: null, cell: statusCell },
  proof: { label: 'console.columns.proof', order: null, cell: proofCell },
  submitted: {
    label: 'console.columns.submitted',
    order: 'submitted',
    cell: ({ row, today }, { language }) => (
      <time dateTime={row.submittedAt}>{shortTime(row.submittedAt, today, language)}</time>
    ),
    isLeftOut: true,
    isInSecondLine: true,
  },
  promise: {
    label: 'console.columns.promise',
    order: 'promise',
    cell: ({ row, today }) => row.status !== 'closed' && <PromisedContact promised={row} today={today} />,
  },
  with: { label: 'console.columns.with', order: null, cell: withCell, isInQuickLook: true },
  lastEvent: {
    label: 'console.columns.lastEvent',
    order: 'changed',
    cell: lastEventCell,
    isInSecondLine: true,
    isInQuickLook: true,
  },
};

export const orderLabels = {
  promise: 'console.columns.promise',
  submitted: 'console.columns.submitted',
  amount: 'console.columns.amount',
  business: 'console.columns.business',
  changed: 'console.columns.lastEvent',
} as const satisfies Record<WorkListOrder, TextKey>;

export type ColumnChoice = OwnWorkList['columns'][number];

export function columnsOf(own: Pick<OwnWorkList, 'columns'> | null): ColumnChoice[] {
  const chosen = own?.columns ?? [];
  const added = workListColumns.filter((name) => !chosen.some((choice) => choice.name === name));
  return [...chosen, ...added.map((name) => ({ name, isShown: columns[name].isLeftOut !== true }))];
}

/** Names the months of a row that the heading does not name. */
function proofCell({ row: { months }, lastMonth }: CellContext): ReactNode {
  const [last] = months.slice(-1);
  return <MonthMarks months={months} hasLetters={last !== undefined && last.month !== lastMonth} />;
}

function statusCell({ row, today }: CellContext, words: Translation): ReactNode {
  const event = row.lastEvent;
  return (
    <>
      <StatusBadge status={row.status} outcome={row.outcome} />
      {event && (
        <span className={styles.under}>
          {eventWords(event, words)}, {shortTime(event.at, today, words.language)}
        </span>
      )}
    </>
  );
}

function lastEventCell({ row: { lastEvent }, today }: CellContext, words: Translation): ReactNode {
  if (!lastEvent) return null;
  const event = eventWords(lastEvent, words);
  return (
    <span className={styles.event}>
      <span title={event}>{event}</span>
      <time dateTime={lastEvent.at}>{shortTime(lastEvent.at, today, words.language)}</time>
    </span>
  );
}

function withCell({ row, mayWork, onTake }: CellContext, { t }: Translation): ReactNode {
  if (row.accountManager) {
    return (
      <>
        <Avatar name={row.accountManager.name} />
        <span className="visually-hidden">{row.accountManager.name}</span>
      </>
    );
  }
  if (!mayWork || row.status === 'closed') return <span className={styles.unassigned}>{t('console.nobody')}</span>;
  return (
    <button
      type="button"
      className={styles.take}
      aria-label={t('console.takeRow', { name: row.operatingName })}
      onClick={() => onTake(row)}
    >
      <Plus size={14} aria-hidden="true" />
    </button>
  );
}
