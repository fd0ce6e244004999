import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../../api/operation-query.ts';
import { useSession } from '../../../session/session-store.ts';

export interface OpenApplication {
  name: string | undefined;
  /** The business's open application; undefined while loading, or if it cannot be determined. */
  application: ApplicationListItem | undefined;
  isPending: boolean;
}

/**
 * The business that could not apply again and its open application; after a reload, the only business with an open one.
 */
export function useOpenApplication(): OpenApplication {
  const refused = useSession((session) => session.businessInfo.companyName);
  const businesses = useQuery(operationQuery('Business_ListBusinesses'));
  const applications = useQuery(operationQuery('Application_ListApplications'));

  const open = businesses.data?.businesses.filter(({ openApplicationId }) => openApplicationId !== null) ?? [];
  const candidates = open.filter(({ operatingName }) => !refused || operatingName === refused);
  const only = candidates.length === 1 ? candidates[0] : undefined;
  return {
    name: refused ?? only?.operatingName,
    application: applications.data?.applications.find(({ applicationId }) => applicationId === only?.openApplicationId),
    isPending: businesses.isPending || applications.isPending,
  };
}
