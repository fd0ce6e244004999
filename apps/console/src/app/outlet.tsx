import { consolePaths } from '@portal/contract/staff/console-paths';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { sessionQuery, SignedInPerson } from '../api/session.ts';
import { getConsoleConfiguration } from '../api/console-configuration.ts';
import { noteArrival } from '../frame/arrival.ts';
import { EntryPage } from '../frame/entry-page.tsx';
import { usePathname } from '../frame/navigation.tsx';
import { LazyScreen, onLoadAhead } from '../frame/states/lazy-screen.tsx';
import { Shell } from './shell.tsx';
import { findRoute, signInScreens } from './routes.ts';

onLoadAhead((path) => findRoute(path).route.load);

export function Outlet() {
  const { t, language } = useText();
  const path = usePathname();
  const { data: session, failureCount, refetch } = useQuery(sessionQuery);
  const found = findRoute(path);
  const { route } = found;
  const isInvitation = path === consolePaths.invitation;
  const title = session === null || isInvitation ? t('console.signIn.title') : t(route.title);

  // Runs before the screen's effects, which may set a better title.
  useLayoutEffect(() => {
    document.title = `${title} – ${getConsoleConfiguration().brandNames[language]}`;
  }, [title, language]);

  useArrival(path);

  if (isInvitation) return <LazyScreen load={signInScreens.invitation} params={{}} />;
  if (session === null) return <LazyScreen load={signInScreens.signIn} params={{}} />;
  if (session === undefined) return failureCount > 0 ? <NotYet onRetry={() => void refetch()} /> : null;
  return (
    <SignedInPerson value={session.person}>
      <Shell place={route.place} applicationId={found.params.applicationId}>
        <LazyScreen key={path} load={route.load} params={found.params} />
      </Shell>
    </SignedInPerson>
  );
}

/** Shown instead of the console while its first call fails; that call is retried until it succeeds. */
function NotYet({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <EntryPage title={t('console.notYet.title')} text={t('console.notYet.text')}>
      <Button variant="secondary" onClick={onRetry}>
        {t('console.failed.again')}
      </Button>
    </EntryPage>
  );
}

/**
 * Runs before the screen's effects, which may move the focus. The first screen of a page leaves the focus where it is.
 */
function useArrival(path: string): void {
  const before = useRef(path);
  useLayoutEffect(() => {
    if (before.current === path) return;
    before.current = path;
    noteArrival();
  }, [path]);
}
