import type { Month } from '@portal/contract/calendar';
import { paths } from '@portal/contract/routes';
import { isProblem } from '@portal/contract/client/problem';
import type { Application } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { operationKey, operationQuery } from '../../../api/operation-query.ts';
import { showAlert } from '../../../frame/alert/alert.ts';
import type { AlertSeverity } from '../../../session/session-store.ts';
import { cancelUploads } from './files/upload-queue.ts';

export interface StatementRequest {
  months: Month[];
  askedAt: string;
  provide: (what: { hasFiles: boolean }) => Promise<void>;
  leave: () => Promise<void>;
}

/** Undefined before submission. If nothing is requested any more, goes to My applications with a message. */
export function useStatementRequest({ applicationId, status }: Application): StatementRequest | undefined {
  const queries = useQueryClient();
  const params = { applicationId };
  const isRequired = status === 'informationRequired';
  const { data, isFetchedAfterMount } = useQuery({
    ...operationQuery('Application_GetChecks', { params }),
    enabled: isRequired,
    refetchOnMount: 'always',
  });
  const asked = data?.missing.filter(({ kind }) => kind === 'statements') ?? [];
  const months = asked.flatMap((item) => item.months);
  const isNothingAsked = isRequired && isFetchedAfterMount && months.length === 0;

  useEffect(() => {
    if (!isNothingAsked) return;
    showAlert('revenue.request.notNeeded');
    navigate(paths.myApplications, { replace: true });
  }, [isNothingAsked]);

  if (!isRequired) return undefined;
  const leaveWith = async (message: TextKey, severity: AlertSeverity) => {
    showAlert(message, severity);
    navigate(paths.myApplications);
    await Promise.all([
      queries.invalidateQueries({ queryKey: operationKey('Application_ListApplications') }),
      queries.invalidateQueries({ queryKey: operationKey('Application_GetApplication', params) }),
    ]);
  };
  const leave = () => {
    cancelUploads(applicationId);
    return leaveWith('revenue.request.notNeeded', 'info');
  };
  return {
    months: months.sort(),
    askedAt:
      asked
        .map(({ askedAt }) => askedAt)
        .sort()
        .at(-1) ?? '',
    provide: async ({ hasFiles }) => {
      try {
        await callOperation('Revenue_ProvideStatements', { params });
      } catch (error) {
        if (!isProblem(error, 'errorNothingAsked')) throw error;
        return leave();
      }
      return leaveWith(hasFiles ? 'revenue.request.thanks' : 'revenue.request.thanksReason', 'success');
    },
    leave,
  };
}
