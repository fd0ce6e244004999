import { useSyncExternalStore } from 'react';

/** Whether a media query holds; renders again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** One column, without a rail. */
export const PHONE = '(max-width: 639.98px)';
/** Rows of two lines. */
export const NARROW = '(max-width: 1099.98px)';
