import type { ActiveRuling, RuledCashFlow } from '@portal/contract/application/revenue-rulings';
import type { ListedTransaction } from '@portal/contract/application/statements/statement-corrections';
import { useState } from 'react';
import { type DepositPlace, type NewRuling, useWithdrawingRuling } from '../rulings/use-ruling.ts';
import type { RowKind } from './row-kinds.ts';
import type { StatementPlace } from './use-statement.ts';

interface ChosenRow {
  place: StatementPlace;
  position: number;
  row: ListedTransaction | undefined;
  kinds: ReadonlyMap<number, RowKind>;
  flow: RuledCashFlow | undefined;
  mayWork: boolean;
}

export interface RowRulings {
  active: ActiveRuling | undefined;
  offer: NewRuling | undefined;
  withdrawing: ReturnType<typeof useWithdrawingRuling>;
  /** Withdraws the ruling, or opens the dialog for a new one; undefined without the right. */
  toggle: (() => void) | undefined;
}

export function useRowRuling({ place, position, row, kinds, flow, mayWork }: ChosenRow) {
  const { applicationId, statementId } = place;
  const [ruling, setRuling] = useState<NewRuling>();
  const withdrawing = useWithdrawingRuling(applicationId);
  const at = row && { statementId, account: position, row: row.row };
  const active = at && findRuling(flow?.rulings ?? [], at);
  const offer = at && offerFor(row, at, kinds.get(row.row));
  const toggle = () => {
    if (active) withdrawing.mutate(active.rulingId);
    else setRuling(offer);
  };
  const rulings: RowRulings = { active, offer, withdrawing, toggle: mayWork ? toggle : undefined };
  return { rulings, ruling, close: () => setRuling(undefined) };
}

function offerFor(row: ListedTransaction, place: DepositPlace, kind: RowKind | undefined): NewRuling | undefined {
  if (row.cents <= 0 || row.isLeftOut || !kind) return undefined;
  const isSale = kind === 'revenue' || kind === 'processor';
  return { kind: isSale ? 'notSale' : 'sale', place, deposit: row };
}

function findRuling(rulings: readonly ActiveRuling[], at: DepositPlace): ActiveRuling | undefined {
  return rulings.find(
    ({ ruling }) =>
      'row' in ruling &&
      ruling.statementId === at.statementId &&
      ruling.account === at.account &&
      ruling.row === at.row,
  );
}
