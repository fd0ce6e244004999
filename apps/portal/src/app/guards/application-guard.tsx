import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Redirect } from 'wouter';
import { operationQuery } from '../../api/operation-query.ts';
import { ConnectionLost, isProblem } from '../../api/problem.ts';
import { useSession } from '../../session/session-store.ts';
import { showAlert } from '../alert/alert.ts';
import { OfflineScreen } from '../outlet/offline-screen.tsx';
import type { Route } from '../routes.ts';
import { applicationVerdict } from './verdict.ts';

interface GuardProps {
  route: Route;
  children: ReactNode;
}

/** Shows a step when the application at hand has reached it; else the nearest screen. */
export function ApplicationGuard(props: GuardProps) {
  const applicationId = useSession((session) => session.applicationId);
  if (applicationId === null) return <Redirect to="/main" replace />;
  return <KnownApplicationGuard {...props} applicationId={applicationId} />;
}

function KnownApplicationGuard({ route, children, applicationId }: GuardProps & { applicationId: string }) {
  const { data, error, refetch } = useQuery(
    operationQuery('Application_GetApplication', { params: { applicationId } }),
  );
  const hasShown = useRef(false);
  const verdict = data && applicationVerdict(route, data);
  const isShown = verdict === 'show';

  useEffect(() => {
    if (isShown) hasShown.current = true;
  }, [isShown]);

  if (isShown) return children;
  if (typeof verdict === 'object') {
    const isSubmitted = data?.status !== 'incomplete' && route.step !== 'complete';
    return isSubmitted ? (
      <AlreadySubmitted goTo={verdict.goTo} hasShown={hasShown} />
    ) : (
      <Redirect to={verdict.goTo} replace />
    );
  }
  if (error instanceof ConnectionLost) return <OfflineScreen onRetry={() => void refetch()} />;
  if (isProblem(error, 'errorNotFound')) return <Redirect to="/main" replace />;
  if (error) throw error;
  return null;
}

/** Back after submit: says so, and shows what became of it. A step that was just submitted here needs no words. */
function AlreadySubmitted({ goTo, hasShown }: { goTo: string; hasShown: RefObject<boolean> }) {
  useEffect(() => {
    if (!hasShown.current) showAlert('errors.errorAlreadySubmitted');
  }, [hasShown]);
  return <Redirect to={goTo} replace />;
}
