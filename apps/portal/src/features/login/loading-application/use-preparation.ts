import type { LoadingMessage } from '@portal/contract/application/kinds';
import { stepPlaces } from '@portal/contract/application/steps';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { operationQuery } from '../../../api/operation-query.ts';
import { ConnectionLost } from '../../../api/problem.ts';
import type { OpenBusinessState } from '../../../session/open-business.ts';
import { updateSession } from '../../../session/session-store.ts';

/** Long enough to read one sentence. */
const MESSAGE_MS = 1200;

function readingTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, MESSAGE_MS));
}

interface Destination {
  route: string;
  state?: OpenBusinessState;
}

/** Has the application prepared that fits, and goes to it (decisions, section 4). */
export function usePreparation() {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const [message, setMessage] = useState<LoadingMessage>();
  const [isOffline, setIsOffline] = useState(false);
  const hasStarted = useRef(false);

  const findRoute = useCallback(async (): Promise<Destination> => {
    const found = await callOperation('Application_PrepareApplication');
    setMessage(found.message);
    const read = readingTime();
    const { applicationId } = found;
    if (found.openBusiness !== null) {
      await read;
      return { route: '/partner-welcome', state: { openBusiness: found.openBusiness } };
    }
    if (applicationId === null || found.message === 'account') {
      await read;
      return { route: '/main' };
    }
    updateSession({ applicationId });
    const [application] = await Promise.all([
      queryClient.query(operationQuery('Application_GetApplication', { params: { applicationId } })),
      read,
    ]);
    return { route: stepPlaces[application.applicationStep].route };
  }, [queryClient]);

  const prepare = useCallback(() => {
    setIsOffline(false);
    findRoute()
      .then(({ route, state }) => navigate(route, { replace: true, ...(state && { state }) }))
      .catch((error: unknown) => {
        if (error instanceof ConnectionLost) setIsOffline(true);
        else navigate('/error-application', { replace: true });
      });
  }, [findRoute, navigate]);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    prepare();
  }, [prepare]);

  return { message, isOffline, prepare };
}
