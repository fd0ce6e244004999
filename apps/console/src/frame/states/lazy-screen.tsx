import { type ComponentType, createElement, useEffect, useState } from 'react';
import { ListShape } from '../../ui/list-shape.tsx';
import { Failed } from './failed.tsx';
import styles from './states.module.css';

// A screen names its own parameters; the table of routes matches them to it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- props are contravariant
export type ScreenLoader = () => Promise<ComponentType<any>>;

interface Loaded {
  load: ScreenLoader;
  Screen: Awaited<ReturnType<ScreenLoader>>;
}

const loaded = new Map<ScreenLoader, Loaded>();

let findLoader: (path: string) => ScreenLoader | undefined = () => undefined;

/** Names how the screen of an address is found. */
export function onLoadAhead(find: (path: string) => ScreenLoader): void {
  findLoader = find;
}

/** Loads the code of an address before it is shown; if that fails, it is tried again then. */
export function loadAhead(path: string): void {
  const load = findLoader(path);
  if (!load || loaded.has(load)) return;
  load()
    .then((Screen) => loaded.set(load, { load, Screen }))
    .catch(() => undefined);
}

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
  if (error === undefined) {
    return (
      <main className={styles.loading}>
        <ListShape />
      </main>
    );
  }
  const retry = () => {
    setError(undefined);
    setTries(tries + 1);
  };
  return <Failed error={error} onRetry={retry} />;
}
