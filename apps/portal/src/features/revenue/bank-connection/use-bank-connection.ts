import type { BankConnection, BankConnectionState } from '@portal/contract/bank/bank-connection';
import { SECOND_MS } from '@portal/contract/constants';
import { stepPlaces } from '@portal/contract/application/steps';
import type { Application } from '@portal/contract/entities/entities';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { setCachedApplication } from '../../../api/current-application.ts';
import { operationKey, operationQuery } from '../../../api/operation-query.ts';
import type { OperationCall, ResponseBody } from '../../../api/operation-types.ts';
import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { clearBankData } from '../../../session/bank-data.ts';
import { showAlert } from '../../../frame/alert/alert.ts';

const LOOK_AGAIN_MS = 1.5 * SECOND_MS;

const isReading = {
  readingAccounts: true,
  chooseAccount: false,
  readingTransactions: true,
  read: false,
  failed: false,
} as const satisfies Record<BankConnectionState, boolean>;

export function useBankConnection(applicationId: string) {
  return useQuery({
    ...operationQuery('Revenue_GetBankConnection', { params: { applicationId } }),
    refetchInterval: ({ state: { data } }) =>
      data?.connection && isReading[data.connection.state] ? LOOK_AGAIN_MS : false,
  });
}

function useCachedConnectionSetter(applicationId: string) {
  const queries = useQueryClient();
  const queryKey = operationKey('Revenue_GetBankConnection', { applicationId });
  return async (connection: BankConnection) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<ResponseBody<'Revenue_GetBankConnection'>>(
      queryKey,
      (known) => known && { ...known, connection },
    );
    await queries.invalidateQueries({ queryKey });
  };
}

export function useConfirmation(applicationId: string) {
  const setCachedConnection = useCachedConnectionSetter(applicationId);
  return useMutation({
    mutationFn: (loginId: string) =>
      callOperation('Revenue_ConfirmBankConnection', { params: { applicationId }, body: { loginId } }),
    onSuccess: (connection) => {
      clearBankData();
      return setCachedConnection(connection);
    },
  });
}

export type AccountSelection = OperationCall<'Revenue_SelectBankAccount'>['body'];

export function useAccountSelection(applicationId: string) {
  const setCachedConnection = useCachedConnectionSetter(applicationId);
  return useMutation({
    mutationFn: (choice: AccountSelection) =>
      callOperation('Revenue_SelectBankAccount', { params: { applicationId }, body: choice }),
    onSuccess: setCachedConnection,
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });
}

export function useRevenueConfirmation({ applicationId, version }: Application) {
  const queries = useQueryClient();
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
      setCachedApplication(queries, saved);
      navigate(stepPlaces.review.route);
    },
    onError: (error) => showAlert(messageKeyOf(error), 'error'),
  });
}
