import { type ComponentType, createElement, useEffect, useState } from 'react';
import { Failed } from './failed.tsx';

// A screen names its own parameters; the table of routes matches them to it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- props are contravariant
export type ScreenLoader = () => Promise<ComponentType<any>>;

interface Loaded {
  load: ScreenLoader;
  Screen: Awaited<ReturnType<ScreenLoader>>;
}

const loaded = new Map<ScreenLoader, Loaded>();

/** A screen whose code comes when it is first shown; a failure says so and can be tried again. */
export function LazyScreen({ load, params }: { load: ScreenLoader; params: Readonly<Record<string, string>> }) {
  const [shown, setShown] = useState(loaded.get(load));
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (loaded.has(load)) return;
    load().then(
      (Screen) => {
        loaded.set(load, { load, Screen });
        setShown({ load, Screen });
      },
      (reason: unknown) => setError(reason),
    );
  }, [load, tries]);

  const known = shown?.load === load ? shown : loaded.get(load);
  if (known) return createElement(known.Screen, params);
  if (error === undefined) return null;
  const retry = () => {
    setError(undefined);
    setTries(tries + 1);
  };
  return <Failed error={error} onRetry={retry} />;
}
