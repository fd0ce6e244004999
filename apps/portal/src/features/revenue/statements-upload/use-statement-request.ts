import type { Application } from '@portal/contract/entities/entities';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { operationKey, operationQuery } from '../../../api/operation-query.ts';
import { showAlert } from '../../../app/alert/alert.ts';

/** Statements that are asked for after submission. */
export interface StatementRequest {
  /** YYYY-MM, oldest first. */
  months: string[];
  /** Says that they have been uploaded, and leads back to My applications. */
  provide: () => Promise<void>;
}

/** Undefined before submission. Where nothing is asked for any more, My applications shows. */
export function useStatementRequest({ applicationId, status }: Application): StatementRequest | undefined {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const params = { applicationId };
  const isRequired = status === 'informationRequired';
  const { data, isFetchedAfterMount } = useQuery({
    ...operationQuery('Application_GetChecks', { params }),
    enabled: isRequired,
    refetchOnMount: 'always',
  });
  const months = data?.missing.flatMap((item) => (item.kind === 'statements' ? item.months : [])) ?? [];
  const isNothingAsked = isRequired && isFetchedAfterMount && months.length === 0;

  useEffect(() => {
    if (isNothingAsked) navigate('/main', { replace: true });
  }, [isNothingAsked, navigate]);

  if (!isRequired) return undefined;
  return {
    months: months.sort(),
    provide: async () => {
      await callOperation('Revenue_ProvideStatements', { params });
      showAlert('revenue.request.thanks', 'success');
      navigate('/main');
      await Promise.all([
        queries.invalidateQueries({ queryKey: operationKey('Application_ListApplications') }),
        queries.invalidateQueries({ queryKey: operationKey('Application_GetApplication', params) }),
      ]);
    },
  };
}
