import type { Application } from '@portal/contract/entities/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { setCachedApplication } from '../../../api/current-application.ts';
import { isProblem, messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { handleRefusal } from '../step/handle-refusal.ts';
import { routeAfter } from '../step/step-route.ts';

export interface Welcome {
  goOn: () => Promise<void>;
  isPending: boolean;
}

/** Continue on the welcome step. The step has no answers, so after a version conflict it uses the newer version. */
export function useWelcome({ applicationId, version }: Pick<Application, 'applicationId' | 'version'>): Welcome {
  const queries = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const params = { applicationId };

  const complete = async (basedOn: number): Promise<Application> => {
    try {
      return await callOperation('Application_CompleteWelcome', { params, body: { version: basedOn } });
    } catch (error) {
      if (!isProblem(error, 'errorVersionConflict')) throw error;
      const newer = await callOperation('Application_GetApplication', { params });
      return complete(newer.version);
    }
  };

  return {
    isPending,
    async goOn() {
      setIsPending(true);
      try {
        const saved = await complete(version);
        setCachedApplication(queries, saved);
        navigate(routeAfter('welcome', saved));
      } catch (error) {
        if (!handleRefusal(error, applicationId)) showAlert(messageKeyOf(error), 'error');
      } finally {
        setIsPending(false);
      }
    },
  };
}
