import { isProblem } from '@portal/contract/client/problem';
import type {
  ListedAccount,
  ListedStatement,
  RowCorrection,
} from '@portal/contract/application/statements/statement-corrections';
import type { Confirmable } from '@portal/contract/application/statements/statement-transactions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callOperation } from '../../../api/call-operation.ts';
import { operationQuery, queryClient } from '../../../api/queries.ts';
import { refresh } from '../../../api/refresh.ts';
import type { Details } from '../details.ts';

export interface StatementPlace {
  applicationId: string;
  statementId: string;
}

export type StatementFile = Details['statements'][number];

const WAITING_MS = 4000;

export function useStatement(place: StatementPlace) {
  return useQuery({
    ...operationQuery('Staff_ListTransactions', { params: place }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? WAITING_MS : false),
  });
}

export type Change = { correction: RowCorrection } | { withdraw: string };

async function save(place: StatementPlace, { position, version }: ListedAccount, change: Change) {
  if ('withdraw' in change) {
    const params = { ...place, correctionId: change.withdraw, version: String(version) };
    return callOperation('Staff_WithdrawCorrection', { params });
  }
  const { correction } = change;
  return callOperation('Staff_CorrectTransaction', { params: place, body: { account: position, version, correction } });
}

export function useConfirming(place: StatementPlace) {
  return useMutation({
    mutationFn: (body: { what: Confirmable; confirmed: boolean }) =>
      callOperation('Staff_ConfirmStatement', { params: place, body }),
    onSuccess: (statement) => show(place, statement),
  });
}

function show(place: StatementPlace, statement: ListedStatement): void {
  queryClient.setQueryData(operationQuery('Staff_ListTransactions', { params: place }).queryKey, statement);
  void refresh();
}

/** Corrects a row or undoes a correction. If someone else corrected it first, reloads the rows. */
export function useCorrecting(place: StatementPlace, account: ListedAccount | undefined) {
  const { queryKey } = operationQuery('Staff_ListTransactions', { params: place });
  return useMutation({
    mutationFn: async (change: Change): Promise<ListedStatement> => {
      if (!account) throw new TypeError('There is no account to correct');
      return save(place, account, change);
    },
    onSuccess: (statement) => show(place, statement),
    onError: async (error) => {
      if (isProblem(error, 'errorVersionConflict')) await queryClient.invalidateQueries({ queryKey });
    },
  });
}
