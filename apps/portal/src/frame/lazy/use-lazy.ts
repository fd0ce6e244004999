import { useEffect, useReducer, useState } from 'react';
import { whileLoading } from '../../session/loading.ts';
import type { Lazy } from './lazy.ts';

export interface LazyState<Part> {
  part: Part | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Fetches a part behind the loading overlay, unless `quiet`; returns a loaded part at once. */
export function useLazy<Part>(lazy: Lazy<Part> | undefined, { quiet = false } = {}): LazyState<Part> {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<Lazy<Part>>();
  const [retries, setRetries] = useState(0);
  const part = lazy?.get();
  const hasFailed = lazy !== undefined && failed === lazy && part === undefined;
  const isWanted = lazy !== undefined && part === undefined && !hasFailed;

  useEffect(() => {
    if (!lazy || !isWanted) return undefined;
    let isShown = true;
    (quiet ? lazy.load() : whileLoading(lazy.load)).then(
      () => isShown && redraw(),
      () => isShown && setFailed(lazy),
    );
    return () => {
      isShown = false;
    };
  }, [lazy, isWanted, quiet]);

  const retry = () => {
    // Online but not found: the server has a newer build with other file names.
    if (hasFailed && retries > 0 && navigator.onLine) window.location.reload();
    setRetries(retries + 1);
    setFailed(undefined);
  };

  return { part, hasFailed, retry };
}
