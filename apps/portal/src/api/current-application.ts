import type { Application } from '@portal/contract/entities/entities';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { updateSession, useSession } from '../session/session-store.ts';
import { operationKey, operationQuery } from './operation-query.ts';

function keyOf(applicationId: string): readonly unknown[] {
  return operationKey('Application_GetApplication', { applicationId });
}

/**
 * The application at hand. For screens behind the application guard, which shows them only once it is known.
 * @throws Error on any other screen
 */
export function useCurrentApplication(): Application {
  const applicationId = useSession((session) => session.applicationId) ?? '';
  const { data } = useQuery({
    ...operationQuery('Application_GetApplication', { params: { applicationId } }),
    refetchOnMount: false,
  });
  if (!data) throw new Error('No application is at hand');
  return data;
}

/**
 * Takes what the server answered as the one copy of the application, and makes it the one at hand. A read still
 * under way would bring back an older state: it is dropped.
 */
export function keepApplication(queries: QueryClient, application: Application): void {
  const { applicationId, applicationStep, businessId, experienceType, applicationCreatedWith } = application;
  const { bankingRequired, requestAmount } = application;
  void queries.cancelQueries({ queryKey: keyOf(applicationId) });
  queries.setQueryData<Application>(keyOf(applicationId), application);
  updateSession({
    applicationId,
    applicationStep,
    businessId,
    experienceType,
    applicationCreatedWith,
    bankingRequired,
    requestAmount,
  });
}

/** Changes the copy, as after a save that answers a part of it alone. */
export function changeKeptApplication(
  queries: QueryClient,
  applicationId: string,
  change: (application: Application) => Application,
): void {
  void queries.cancelQueries({ queryKey: keyOf(applicationId) });
  queries.setQueryData<Application>(keyOf(applicationId), (kept) => kept && change(kept));
}
