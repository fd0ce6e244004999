import type { WorkListRow } from '@portal/contract/staff/work-list';
import type { WorkListColumn } from '@portal/contract/staff/work-list-terms';
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

/** What the cells of a row are made of. */
export interface CellContext {
  row: WorkListRow;
  today: string;
  mayWork: boolean;
  onTake: (row: WorkListRow) => void;
}

/** What stands in each column of a row. */
export const cells: Readonly<Record<WorkListColumn, (context: CellContext, words: Translation) => ReactNode>> = {
  reference: ({ row }) => row.reference,
  where: ({ row }) => `${row.province} · ${row.language.toUpperCase()}`,
  amount: ({ row }, { language }) => formatMoney(row.requestedAmount, language),
  status: statusCell,
  proof: ({ row }) => <MonthMarks months={row.months} />,
  submitted: ({ row, today }, { language }) => (
    <time dateTime={row.submittedAt}>{shortTime(row.submittedAt, today, language)}</time>
  ),
  // Of a closed application nobody is promised anything.
  promise: ({ row, today }) => row.status !== 'closed' && <PromisedContact promised={row} today={today} />,
  with: withCell,
  lastEvent: lastEventCell,
};

/** The status, with the last event below it where that has no column of its own. */
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
  return (
    lastEvent && (
      <span className={styles.event}>
        <span>{eventWords(lastEvent, words)}</span>
        <time dateTime={lastEvent.at}>{shortTime(lastEvent.at, today, words.language)}</time>
      </span>
    )
  );
}

/** Whose it is; of nobody's, how one takes it. */
function withCell({ row, mayWork, onTake }: CellContext, { t }: Translation): ReactNode {
  if (row.accountManager) {
    return (
      <>
        <Avatar name={row.accountManager.name} />
        <span className="visually-hidden">{row.accountManager.name}</span>
      </>
    );
  }
  if (!mayWork || row.status === 'closed') return <span className={styles.nobody}>{t('console.nobody')}</span>;
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
