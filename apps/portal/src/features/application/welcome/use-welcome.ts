import type { Application } from '@portal/contract/entities/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { keepApplication } from '../../../api/current-application.ts';
import { isProblem, messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { followRefusal } from '../step/follow-refusal.ts';
import { routeAfter } from '../step/step-route.ts';

export interface Welcome {
  goOn: () => Promise<void>;
  isPending: boolean;
}

/** Continue of the welcome step. It has no answers, so another version of the application is simply taken. */
export function useWelcome({ applicationId, version }: Pick<Application, 'applicationId' | 'version'>): Welcome {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
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
        keepApplication(queries, saved);
        navigate(routeAfter('welcome', saved));
      } catch (error) {
        if (!followRefusal(error, applicationId)) showAlert(messageKeyOf(error), 'error');
      } finally {
        setIsPending(false);
      }
    },
  };
}
