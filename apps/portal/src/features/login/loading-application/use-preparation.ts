import { paths, type RoutePath } from '@portal/contract/routes';
import type { LoadingMessage } from '@portal/contract/application/kinds';
import { stepPlaces } from '@portal/contract/application/steps';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { operationQuery } from '../../../api/operation-query.ts';
import { isPassing } from '@portal/contract/client/problem';
import type { OpenBusinessState } from '../../../session/open-business.ts';
import { updateSession } from '../../../session/session-store.ts';

const MESSAGE_MS = 1200;

function readingTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, MESSAGE_MS));
}

interface Destination {
  route: RoutePath;
  state?: OpenBusinessState;
}

export function usePreparation() {
  const queryClient = useQueryClient();
  const [message, setMessage] = useState<LoadingMessage>();
  const [failure, setFailure] = useState<unknown>();
  const hasStarted = useRef(false);

  const findRoute = useCallback(async (): Promise<Destination> => {
    const found = await callOperation('Application_PrepareApplication');
    setMessage(found.message);
    const read = readingTime();
    const { applicationId } = found;
    if (found.openBusiness !== null) {
      await read;
      return { route: paths.partnerWelcome, state: { openBusiness: found.openBusiness } };
    }
    if (applicationId === null || found.message === 'account') {
      await read;
      return { route: paths.myApplications };
    }
    updateSession({ applicationId });
    const [application] = await Promise.all([
      queryClient.query(operationQuery('Application_GetApplication', { params: { applicationId } })),
      read,
    ]);
    return { route: stepPlaces[application.applicationStep].route };
  }, [queryClient]);

  const prepare = useCallback(() => {
    setFailure(undefined);
    findRoute()
      .then(({ route, state }) => navigate(route, { replace: true, ...(state && { state }) }))
      .catch((error: unknown) => {
        if (isPassing(error)) setFailure(error);
        else navigate(paths.unexpectedError, { replace: true });
      });
  }, [findRoute]);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    prepare();
  }, [prepare]);

  return { message, failure, prepare };
}
