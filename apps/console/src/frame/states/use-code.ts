import { ConnectionLost } from '@portal/contract/client/problem';
import { type ComponentType, useEffect, useState } from 'react';

// Each part has its own props, which the component that shows it passes.
// oxlint-disable-next-line typescript/no-explicit-any -- props are contravariant
export type PartLoader = () => Promise<ComponentType<any>>;
type Part = Awaited<ReturnType<PartLoader>>;

interface Loaded {
  load: PartLoader;
  Part: Part;
}

const loaded = new Map<PartLoader, Loaded>();

/** Fetches code in advance. @returns a promise that rejects if the code does not load */
export async function fetchCode(load: PartLoader): Promise<Loaded> {
  const known = loaded.get(load);
  if (known) return known;
  const one = { load, Part: await load() };
  loaded.set(load, one);
  return one;
}

export interface Code {
  /** Undefined while loading. */
  Part: Part | undefined;
  error: unknown;
  retry: () => void;
}

/** Code that loads when first shown. After a failure, it loads again once the browser is online, or on demand. */
export function useCode(load: PartLoader): Code {
  const [shown, setShown] = useState(loaded.get(load));
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (loaded.has(load)) return;
    fetchCode(load).then(setShown, (reason: unknown) =>
      setError(navigator.onLine ? reason : new ConnectionLost({ cause: reason })),
    );
  }, [load, tries]);
  const again = () => {
    setError(undefined);
    setTries((before) => before + 1);
  };
  useEffect(() => {
    if (error === undefined) return undefined;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [error]);
  const retry = () => {
    // Online but not found: the server has a newer build with other file names.
    if (tries > 0 && navigator.onLine) window.location.reload();
    again();
  };
  const known = shown?.load === load ? shown : loaded.get(load);
  return { Part: known?.Part, error, retry };
}
