import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { logOut, logOutEverywhere } from '../api/session-lifecycle.ts';
import { messageKeyOf } from '../api/problem.ts';
import { whileLoading } from '../session/loading.ts';
import { useSession } from '../session/session-store.ts';
import { showAlert } from './alert/alert.ts';
import { lazy } from './lazy.ts';
import { PageFrame } from './layout/page-frame.tsx';
import { Outlet } from './outlet/outlet.tsx';
import { saveCustomerLanguage, startAfterSession, startAtOnce } from './start.ts';
import { useLazy } from './use-lazy.ts';

const sessionWarning = lazy(async () => (await import('./providers/session-warning.tsx')).SessionWarning);

/** The portal in one browser tab. */
export function App() {
  const hasStarted = useStart();
  const [path, navigate] = useLocation();

  const leave = async (end: () => Promise<void>) => {
    try {
      await whileLoading(end);
      navigate('/');
      showAlert('login.loggedOut', 'success');
    } catch (error) {
      showAlert(messageKeyOf(error), 'error');
    }
  };

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

/** Whether the entry rule has spoken. */
function useStart(): boolean {
  const [hasStarted, setHasStarted] = useState(startAtOnce);
  useEffect(() => {
    if (!hasStarted) void startAfterSession().then(() => setHasStarted(true));
  }, [hasStarted]);
  return hasStarted;
}

/** The warning before a session ends; its code comes with the session. */
function SessionWatch() {
  const isActive = useSession((session) => session.sessionActive);
  const { part: Warning } = useLazy(isActive ? sessionWarning : undefined, { quiet: true });
  return Warning ? <Warning /> : null;
}
