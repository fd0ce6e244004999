import type { Application } from '@portal/contract/entities/entities';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { updateSession, useSession } from '../session/session-store.ts';
import { operationKey, operationQuery } from './operation-query.ts';

function keyOf(applicationId: string): readonly unknown[] {
  return operationKey('Application_GetApplication', { applicationId });
}

/**
 * The current application, for screens behind the application guard, which loads it first.
 * @throws Error on any other screen
 */
export function useCurrentApplication(): Application {
  const applicationId = useSession((session) => session.applicationId) ?? '';
  const { data } = useQuery({
    ...operationQuery('Application_GetApplication', { params: { applicationId } }),
    refetchOnMount: false,
  });
  if (!data) throw new Error('There is no current application');
  return data;
}

/**
 * Stores the server's response as the only copy and makes it the current application. Cancels any read in progress,
 * which would restore an older state.
 */
export function setCachedApplication(queries: QueryClient, application: Application): void {
  const { applicationId, applicationStep, businessId, experienceType, applicationCreatedWith } = application;
  const { bankData, bankingRequired, requestAmount } = application;
  void queries.cancelQueries({ queryKey: keyOf(applicationId) });
  queries.setQueryData<Application>(keyOf(applicationId), application);
  updateSession({
    applicationId,
    applicationStep,
    businessId,
    experienceType,
    applicationCreatedWith,
    bankData,
    bankingRequired,
    requestAmount,
  });
}

export function updateCachedApplication(
  queries: QueryClient,
  applicationId: string,
  change: (application: Application) => Application,
): void {
  void queries.cancelQueries({ queryKey: keyOf(applicationId) });
  queries.setQueryData<Application>(keyOf(applicationId), (cached) => cached && change(cached));
}
