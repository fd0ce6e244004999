import { useSyncExternalStore } from 'react';

/** One column, without a rail: less room than this, in rem. The styles' container queries have the same. */
export const PHONE = 40;
/** Rows of two lines: less room than this, in rem. */
export const NARROW = 68.75;
/** Not all the columns of an application: less room than this, in rem. */
export const ALL_COLUMNS = 85;

interface WindowSize {
  /** Of the window, in px. */
  width: number;
  /** How large a rem is, in px: the letters' size is up to the person. */
  rem: number;
}

/** Measured when it changes, and not with each render: measuring what has just been changed takes a layout of its own. */
let size: WindowSize | undefined;

const measure = (): WindowSize => ({
  width: document.documentElement.clientWidth,
  rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
});

const currentSize = (): WindowSize => (size ??= measure());

/** Whether the window has less room than so many rem; renders again when that changes. */
export function useIsNarrowerThan(than: number): boolean {
  return useSyncExternalStore(subscribe, () => currentSize().width < than * currentSize().rem);
}

/** How large a rem is, in px; renders again when that changes. */
export function useRem(): number {
  return useSyncExternalStore(subscribe, () => currentSize().rem);
}

const listeners = new Set<() => void>();
let observer: ResizeObserver | undefined;

/** Tells of a window or of letters of another size, which only something as large as a letter can tell. */
function subscribe(listener: () => void): () => void {
  observer ??= observeSizes();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function observeSizes(): ResizeObserver {
  const letter = document.createElement('div');
  letter.ariaHidden = 'true';
  Object.assign(letter.style, { position: 'absolute', visibility: 'hidden', width: '1rem' });
  document.body.append(letter);
  const update = () => {
    size = measure();
    listeners.forEach((tell) => tell());
  };
  // In the next frame: what renders in the observer's own turn changes sizes again, which WebKit reports as an error.
  const sizes = new ResizeObserver(() => requestAnimationFrame(update));
  sizes.observe(letter);
  sizes.observe(document.documentElement);
  return sizes;
}
