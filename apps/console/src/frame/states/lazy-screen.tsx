import { createElement } from 'react';
import { ListShape } from './list-shape.tsx';
import { Failed } from './failed.tsx';
import styles from './states.module.css';
import { fetchCode, type PartLoader, useCode } from './use-code.ts';

export type ScreenLoader = PartLoader;

let findLoader: (path: string) => ScreenLoader | undefined = () => undefined;

export function onLoadAhead(find: (path: string) => ScreenLoader): void {
  findLoader = find;
}

/** Preloads the code of an address; if that fails, it is retried when the screen is shown. */
export function loadAhead(path: string): void {
  const load = findLoader(path);
  if (load) fetchCode(load).catch(() => undefined);
}

export function LazyScreen({ load, params }: { load: ScreenLoader; params: Readonly<Record<string, string>> }) {
  const { Part, error, retry } = useCode(load);
  if (Part) return createElement(Part, params);
  return (
    <main className={styles.loading}>
      {error === undefined ? <ListShape /> : <Failed error={error} onRetry={retry} />}
    </main>
  );
}
