import { useEffect } from 'react';
import { type LedState, Redirect, useHistoryState, usePath } from '../../frame/routing/navigation.tsx';
import { prefetchClient } from '../../api/call-operation.ts';
import { restoreSession, useSessionLife } from '../../api/session-lifecycle.ts';
import { useSession } from '../../session/session-store.ts';
import { toast } from '../../frame/alert/alert-toast.tsx';
import { entryVerdict } from '../guards/verdict.ts';
import { lazy } from '../../frame/lazy/lazy.ts';
import { findRoute, type Route, routes } from '../routes.ts';
import { useLazy } from '../../frame/lazy/use-lazy.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineScreen } from '../../frame/offline-screen.tsx';
import { whenIdle } from '../../frame/lazy/when-idle.ts';

const customerArea = lazy(async () => (await import('../providers/customer-area.tsx')).CustomerArea);

export function Outlet() {
  const path = usePath();
  const session = useSessionLife(({ status }) => status);
  const failure = useSessionLife((life) => life.failure);
  const eligibilityStatus = useSession((state) => state.eligibilityStatus);
  const isLed = useHistoryState<LedState | null>()?.isLed === true;
  const entry = routes.get(path);
  if (entry && 'to' in entry) return <Redirect key={path} to={entry.to} />;

  const verdict = entryVerdict(entry, { session, eligibilityStatus, isLed });
  if (typeof verdict === 'object') return <Redirect key={path} to={verdict.goTo} />;
  if (verdict === 'offline') return <OfflineScreen error={failure} onRetry={() => void restoreSession()} />;
  if (!entry || verdict === 'wait') return null;
  return (
    <ErrorBoundary key={path}>
      <RouteScreen route={entry} />
    </ErrorBoundary>
  );
}

function RouteScreen({ route }: { route: Route }) {
  const isCustomers = route.guard === 'session' || route.guard === 'application';
  const area = useLazy(isCustomers ? customerArea : undefined);
  const screen = useLazy(route.screen);
  const ScreenPart = screen.part;
  const Area = area.part;

  useEffect(() => {
    if (!ScreenPart) return undefined;
    return whenIdle(() => {
      prefetchClient();
      toast.load().catch(() => undefined);
      const next = route.next && findRoute(route.next);
      if (next) next.screen.load().catch(() => undefined);
    });
  }, [ScreenPart, route]);

  if (area.hasFailed || screen.hasFailed) {
    const retry = () => {
      area.retry();
      screen.retry();
    };
    return <OfflineScreen onRetry={retry} />;
  }
  if (!ScreenPart || (isCustomers && !Area)) return null;
  return Area && isCustomers ? (
    <Area route={route}>
      <ScreenPart />
    </Area>
  ) : (
    <ScreenPart />
  );
}
