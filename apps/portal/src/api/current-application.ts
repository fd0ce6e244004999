import type { Application } from '@portal/contract/entities/entities';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session-store.ts';
import { operationKey, operationQuery } from './operation-query.ts';

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

/** Takes what a save answered as the one copy of the application. */
export function keepApplication(queries: QueryClient, application: Application): void {
  queries.setQueryData(
    operationKey('Application_GetApplication', { applicationId: application.applicationId }),
    application,
  );
}
