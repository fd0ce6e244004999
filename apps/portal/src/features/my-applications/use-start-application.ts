import { paths } from '@portal/contract/routes';
import { navigate } from '../../frame/routing/navigation.tsx';
import type { Business } from '@portal/contract/entities/entities';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setCachedApplication } from '../../api/current-application.ts';
import { callOperation } from '../../api/call-operation.ts';
import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../frame/alert/alert.ts';
import { getSession, updateSession } from '../../session/session-store.ts';
import { tabMemory } from '../../session/tab-memory.ts';

export type ChosenBusiness = Pick<Business, 'businessId' | 'operatingName' | 'openApplicationId'>;

export interface ApplicationStart {
  /** Null starts an application for a new business. */
  start: (business: ChosenBusiness | null) => void;
  isStarting: boolean;
}

/**
 * Starts an application and opens it. If the business already has an open one, goes to the screen that explains this.
 */
export function useStartApplication(): ApplicationStart {
  const queries = useQueryClient();

  const showOpenApplication = (business: ChosenBusiness | null) => {
    updateSession({ businessInfo: { ...getSession().businessInfo, companyName: business?.operatingName ?? null } });
    navigate(paths.openApplication);
  };

  const start = useMutation({
    mutationFn: (business: ChosenBusiness | null) =>
      callOperation('Application_StartApplication', {
        body: {
          businessId: business?.businessId ?? null,
          applicationCreatedWith: tabMemory.wasRedirected() ? 'customerPortal' : 'account',
        },
      }),
    onSuccess: (application) => {
      setCachedApplication(queries, application);
      navigate(paths.welcome);
    },
    onError: (error, business) => {
      if (isProblem(error, 'errorOpenApplicationFound')) showOpenApplication(business);
      else showAlert(messageKeyOf(error), 'error');
    },
  });

  return {
    start: (business) => {
      if (start.isPending) return;
      if (business?.openApplicationId) showOpenApplication(business);
      else start.mutate(business);
    },
    isStarting: start.isPending,
  };
}
