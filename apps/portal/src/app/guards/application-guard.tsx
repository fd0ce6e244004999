import { paths, type RoutePath } from '@portal/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ClosingOutcome } from '@portal/contract/application/status';
import type { Application } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import { Redirect } from '../../frame/routing/navigation.tsx';
import { operationQuery } from '../../api/operation-query.ts';
import { isPassing, isProblem } from '@portal/contract/client/problem';
import { useSession } from '../../session/session-store.ts';
import { showAlert } from '../../frame/alert/alert.ts';
import { OfflineScreen } from '../../frame/offline-screen.tsx';
import type { Route } from '../routes.ts';
import { applicationVerdict } from './verdict.ts';

interface GuardProps {
  route: Route;
  children: ReactNode;
}

export function ApplicationGuard(props: GuardProps) {
  const applicationId = useSession((session) => session.applicationId);
  if (applicationId === null) return <Redirect to={paths.myApplications} />;
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
  if (data && typeof verdict === 'object')
    return <GoElsewhere goTo={verdict.goTo} route={route} application={data} hasShown={hasShown} />;

  if (isPassing(error)) return <OfflineScreen error={error} onRetry={() => void refetch()} />;
  if (isProblem(error, 'errorNotFound')) return <Redirect to={paths.myApplications} />;
  if (error) throw error;
  return null;
}

const newsOfOutcome = {
  withdrawn: 'applications.ended.withdrawn',
  expired: 'applications.ended.expired',
  funded: 'applications.ended.closed',
  declined: 'applications.ended.closed',
} as const satisfies Record<ClosingOutcome, TextKey>;

/** Why an application is no longer open here. Undefined for a step that was just submitted on this screen. */
function newsOf({ status, outcome }: Application, route: Route, hasShown: boolean): TextKey | undefined {
  if (status === 'closed') return newsOfOutcome[outcome ?? 'declined'];
  const isSubmitted = status !== 'incomplete' && route.step !== 'complete';
  return isSubmitted && !hasShown ? 'errors.errorAlreadySubmitted' : undefined;
}

interface GoElsewhereProps {
  goTo: RoutePath;
  route: Route;
  application: Application;
  hasShown: RefObject<boolean>;
}

function GoElsewhere({ goTo, route, application, hasShown }: GoElsewhereProps) {
  useEffect(() => {
    const news = newsOf(application, route, hasShown.current);
    if (news !== undefined) showAlert(news);
  }, [application, route, hasShown]);
  return <Redirect to={goTo} />;
}
