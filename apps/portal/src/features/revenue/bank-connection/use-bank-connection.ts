import type { BankConnection, BankConnectionState } from '@portal/contract/bank/bank-connection';
import { SECOND_MS } from '@portal/contract/constants';
import { stepPlaces } from '@portal/contract/application/steps';
import type { Application } from '@portal/contract/entities/entities';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { keepApplication } from '../../../api/current-application.ts';
import { operationKey, operationQuery } from '../../../api/operation-query.ts';
import type { Answer } from '../../../api/operation-types.ts';
import { isProblem, messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';

const LOOK_AGAIN_MS = 1.5 * SECOND_MS;

const isReading = {
  readingAccounts: true,
  chooseAccount: false,
  readingTransactions: true,
  read: false,
  failed: false,
} as const satisfies Record<BankConnectionState, boolean>;

/** The connection of an application, and how far its revenue is known; looks again while something is read. */
export function useBankConnection(applicationId: string) {
  return useQuery({
    ...operationQuery('Revenue_GetBankConnection', { params: { applicationId } }),
    refetchInterval: ({ state: { data } }) =>
      data?.connection && isReading[data.connection.state] ? LOOK_AGAIN_MS : false,
  });
}

/** Takes what an operation answered as the connection that stands. */
function useKeepConnection(applicationId: string) {
  const queries = useQueryClient();
  const queryKey = operationKey('Revenue_GetBankConnection', { applicationId });
  return async (connection: BankConnection) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<Answer<'Revenue_GetBankConnection'>>(queryKey, (known) => known && { ...known, connection });
    await queries.invalidateQueries({ queryKey });
  };
}

/** Tells the server which login the widget named; it asks the provider before it believes it. */
export function useConfirmation(applicationId: string) {
  const keepConnection = useKeepConnection(applicationId);
  return useMutation({
    mutationFn: (loginId: string) =>
      callOperation('Revenue_ConfirmBankConnection', { params: { applicationId }, body: { loginId } }),
    onSuccess: keepConnection,
  });
}

export function useAccountSelection(applicationId: string) {
  const keepConnection = useKeepConnection(applicationId);
  return useMutation({
    mutationFn: (accountId: string) =>
      callOperation('Revenue_SelectBankAccount', { params: { applicationId }, body: { accountId } }),
    onSuccess: keepConnection,
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });
}

/** Goes on to review; a version that grew meanwhile is taken as it is now. */
export function useRevenueConfirmation({ applicationId, version }: Application) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const confirm = (known: number) =>
    callOperation('Revenue_ConfirmStatements', { params: { applicationId }, body: { version: known } });
  return useMutation({
    mutationFn: async () => {
      try {
        return await confirm(version);
      } catch (error) {
        if (!isProblem(error, 'errorVersionConflict')) throw error;
        const current = await callOperation('Application_GetApplication', { params: { applicationId } });
        return confirm(current.version);
      }
    },
    onSuccess: (saved) => {
      keepApplication(queries, saved);
      navigate(stepPlaces.review.route);
    },
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });
}
