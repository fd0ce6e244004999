import { useEffect, useEffectEvent, useState } from 'react';
import { usePath } from '../frame/routing/navigation.tsx';
import { logOut, logOutEverywhere } from '../api/session-lifecycle.ts';
import { useSession } from '../session/session-store.ts';
import { leave } from '../frame/leave.ts';
import { lazy } from '../frame/lazy/lazy.ts';
import { PageFrame } from './layout/page-frame.tsx';
import { Outlet } from './outlet/outlet.tsx';
import { saveCustomerLanguage, startAfterSession } from './start.ts';
import { useLazy } from '../frame/lazy/use-lazy.ts';

const sessionWarning = lazy(async () => (await import('./providers/session-warning.tsx')).SessionWarning);

export interface AppProps {
  /** False while the entry rule waits for the session. */
  hasStarted: boolean;
  onShow?: () => void;
}

export function App(props: AppProps) {
  const hasStarted = useStart(props);
  const path = usePath();

  return (
    <PageFrame
      path={path}
      saveLanguage={saveCustomerLanguage}
      onLogOut={() => void leave(logOut)}
      onLogOutEverywhere={() => void leave(logOutEverywhere)}
    >
      {hasStarted && <Outlet />}
      <SessionWatch />
    </PageFrame>
  );
}

function useStart({ hasStarted: hasStartedAtOnce, onShow }: AppProps): boolean {
  const [hasStarted, setHasStarted] = useState(hasStartedAtOnce);
  useEffect(() => {
    if (!hasStarted) void startAfterSession().then(() => setHasStarted(true));
  }, [hasStarted]);
  const show = useEffectEvent(() => onShow?.());
  useEffect(() => show(), []);
  return hasStarted;
}

function SessionWatch() {
  const isActive = useSession((session) => session.sessionActive);
  const { part: Warning } = useLazy(isActive ? sessionWarning : undefined, { quiet: true });
  return Warning ? <Warning /> : null;
}
