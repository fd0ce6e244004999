import type {
  ListedAccount,
  ListedTransaction,
  RowCorrection,
  ActiveCorrection,
} from '@portal/contract/application/statements/statement-corrections';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useRight } from '../../../api/session.ts';
import { useKeys } from '../../../frame/keys/use-keys.ts';
import { cashFlowQuery } from '../../../parts/application/application-queries.ts';
import { RulingDialog } from '../rulings/ruling-dialog.tsx';
import { useRowRuling } from './use-row-ruling.ts';
import { rowKinds } from './row-kinds.ts';
import { CorrectionBars } from './correction-bars.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { type CountedRow, countRows, proposalOf, activeOf } from './counted-rows.ts';
import { ProofStrip } from './proof-strip.tsx';
import { RowsTable } from './rows-table.tsx';
import { type Change, type StatementPlace, useCorrecting } from './use-statement.ts';

export interface AccountRowsProps {
  place: StatementPlace;
  account: ListedAccount;
  first: number | undefined;
  onChoose: (row: ListedTransaction, number: number) => void;
}

export function AccountRows({ place, account, first, onChoose }: AccountRowsProps) {
  const mayWork = useRight('work');
  const { applicationId, statementId } = place;
  const { data: flow } = useQuery(cashFlowQuery(applicationId));
  const rows = useMemo(() => countRows(account), [account]);
  const proposal = useProposal(account);
  const kinds = useMemo(
    () => rowKinds(flow, { statementId, account: account.position }),
    [flow, statementId, account.position],
  );
  const breaks = breaksOf(rows, account);
  const { table, chosen, choose, focus } = useChosenRow(rows, beginningOf(rows, breaks, first), onChoose);
  const row = rows[chosen ?? -1];
  const { editing, correcting, change, edit, ...keys } = useRowCorrections({ place, account, row, mayWork });
  const number = (chosen ?? 0) + 1;
  const { rulings, ruling, close } = useRowRuling({
    place,
    position: account.position,
    row,
    kinds,
    flow,
    mayWork,
  });
  useRowKeys({ count: rows.length, chosen, breaks, focus, rule: rulings.toggle, ...(mayWork && { ...keys, edit }) });
  return (
    <>
      <ProofStrip account={account} rows={rows} statementId={statementId} signals={flow?.signals ?? []} />
      <CorrectionBars
        account={account}
        proposal={proposal}
        chosen={row && { row, number }}
        rulings={rulings}
        mayWork={mayWork}
        error={editing ? null : correcting.error}
        isPending={correcting.isPending}
        onChange={change}
        onEdit={edit}
        onLook={focus}
      />
      <RowsTable table={table} rows={rows} kinds={kinds} account={account} chosen={chosen} onChoose={choose} />
      {editing && (
        <CorrectionDialog
          account={account}
          row={editing.row}
          proposal={proposal}
          number={number}
          error={correcting.error}
          isPending={correcting.isPending}
          onSave={editing.save}
          onClose={editing.close}
        />
      )}
      {ruling && <RulingDialog applicationId={applicationId} ruling={ruling} onClose={close} />}
    </>
  );
}

function useProposal(account: ListedAccount) {
  return useMemo(() => (account.proof === 'proven' ? undefined : proposalOf(account)), [account]);
}

function breaksOf(rows: readonly CountedRow[], { breaksAt }: ListedAccount): number[] {
  return rows.flatMap(({ holds }, index) => (holds === false || index === breaksAt ? [index] : []));
}

function beginningOf(
  rows: readonly CountedRow[],
  [firstBreak = -1]: readonly number[],
  asked: number | undefined,
): number | undefined {
  return asked ?? rows[firstBreak]?.row;
}

interface RowCorrections {
  place: StatementPlace;
  account: ListedAccount;
  row: CountedRow | undefined;
  mayWork: boolean;
}

function useRowCorrections({ place, account, row, mayWork }: RowCorrections) {
  const [isEditing, setIsEditing] = useState(false);
  const correcting = useCorrecting(place, account);
  const active = row && activeOf(account, row);
  const rowOfPaper = active?.correction.kind === 'add' ? undefined : row;
  const change = (wanted: Change) => {
    if (mayWork && !correcting.isPending) correcting.mutate(wanted);
  };
  const close = () => setIsEditing(false);
  return {
    correcting,
    change,
    edit: () => {
      correcting.reset();
      if (mayWork && rowOfPaper) setIsEditing(true);
    },
    turn: (sign: 1 | -1) => {
      if (rowOfPaper && !rowOfPaper.isLeftOut && rowOfPaper.cents * sign < 0) change(turned(rowOfPaper, active));
    },
    undo: () => active && change({ withdraw: active.correctionId }),
    editing:
      isEditing && row
        ? {
            row,
            save: (correction: RowCorrection) => correcting.mutate({ correction }, { onSuccess: close }),
            close,
          }
        : undefined,
  };
}

/** Flips the direction of a row; if that is already its correction, undoes it. */
function turned({ row, cents }: ListedTransaction, active: ActiveCorrection | undefined): Change {
  if (!active) return { correction: { kind: 'sign', row } };
  if (active.correction.kind === 'sign') return { withdraw: active.correctionId };
  return { correction: { kind: 'amount', row, cents: -cents } };
}

function useChosenRow(
  rows: readonly ListedTransaction[],
  first: number | undefined,
  onChoose: AccountRowsProps['onChoose'],
) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(() => {
    const index = rows.findIndex(({ row }) => row === first);
    return index < 0 ? undefined : index;
  });
  const choose = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setChosen(index);
    onChoose(row, index + 1);
  };
  const buttonOf = (index: number) => table.current?.querySelector<HTMLElement>(`[data-row="${String(index)}"]`);
  const begin = useEffectEvent(() => {
    const row = chosen === undefined ? undefined : rows[chosen];
    if (chosen === undefined || !row) return;
    onChoose(row, chosen + 1);
    buttonOf(chosen)?.scrollIntoView({ block: 'center' });
  });
  // Selects a row when first shown, but not again after a correction.
  useEffect(() => begin(), []);
  return { table, chosen, choose, focus: (index: number) => buttonOf(index)?.focus() };
}

interface RowKeys {
  count: number;
  chosen: number | undefined;
  breaks: readonly number[];
  focus: (index: number) => void;
  turn?: (sign: 1 | -1) => void;
  edit?: () => void;
  undo?: () => void;
  rule?: (() => void) | undefined;
}

function useRowKeys({ count, chosen, breaks, focus, turn, edit, undo, rule }: RowKeys): void {
  const at = chosen ?? -1;
  const nextBreak = breaks.find((index) => index > at) ?? breaks[0];
  // Without a chosen row, an action only moves to the next break, or to the first row.
  const ofRow = (run: () => void) => () => (chosen === undefined ? focus(nextBreak ?? 0) : run());
  useKeys('console.keys.statement', [
    { keys: 'j', label: 'console.keys.next', isInFoot: true, run: () => focus(Math.min(count - 1, at + 1)) },
    { keys: 'k', label: 'console.keys.previous', isInFoot: true, run: () => focus(Math.max(0, at - 1)) },
    {
      keys: 'f',
      label: 'console.statement.nextBreak',
      isInFoot: true,
      run: () => {
        if (nextBreak !== undefined) focus(nextBreak);
      },
    },
    ...(turn && edit && undo
      ? ([
          { keys: 'w', label: 'console.statement.asWithdrawal', isInFoot: true, run: ofRow(() => turn(-1)) },
          { keys: 'd', label: 'console.statement.asDeposit', isInFoot: true, run: ofRow(() => turn(1)) },
          { keys: 'e', label: 'console.statement.edit', isInFoot: true, run: ofRow(edit) },
          { keys: 'u', label: 'console.statement.undo', isInFoot: true, run: undo },
        ] as const)
      : []),
    ...(rule ? [{ keys: 's', label: 'console.rulings.toggle', isInFoot: true, run: ofRow(rule) } as const] : []),
  ]);
}
