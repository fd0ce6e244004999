import { createElement } from 'react';
import { ListShape } from './list-shape.tsx';
import { Failed } from './failed.tsx';
import styles from './states.module.css';
import { fetchCode, type PartLoader, useCode } from './use-code.ts';

/** How the code of a screen comes. */
export type ScreenLoader = PartLoader;

let findLoader: (path: string) => ScreenLoader | undefined = () => undefined;

/** Names how the screen of an address is found. */
export function onLoadAhead(find: (path: string) => ScreenLoader): void {
  findLoader = find;
}

/** Loads the code of an address before it is shown; if that fails, it is tried again then. */
export function loadAhead(path: string): void {
  const load = findLoader(path);
  if (load) fetchCode(load).catch(() => undefined);
}

/** A screen whose code comes when it is first shown; a failure says so and can be tried again. */
export function LazyScreen({ load, params }: { load: ScreenLoader; params: Readonly<Record<string, string>> }) {
  const { Part, error, retry } = useCode(load);
  if (Part) return createElement(Part, params);
  return (
    <main className={styles.loading}>
      {error === undefined ? <ListShape /> : <Failed error={error} onRetry={retry} />}
    </main>
  );
}
