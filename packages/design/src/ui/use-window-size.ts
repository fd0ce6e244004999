import { useSyncExternalStore } from 'react';

/** Width in rem below which there is one column without a rail. Container queries in the styles use the same value. */
export const PHONE = 40;
/** Width in rem below which work list rows have two lines, because a single line has no room for the business. */
export const TWO_LINES = 78.75;
/** Width in rem below which a panel does not fit beside the page. */
export const NARROW = 68.75;
/** Width in rem below which not all columns of an application fit. */
export const ALL_COLUMNS = 85;

interface WindowSize {
  width: number;
  /** Size of a rem in px, which depends on the text size the person chose. */
  rem: number;
}

/** Measured on changes, not on each render, because measuring after a change forces an extra layout. */
let size: WindowSize | undefined;

const measure = (): WindowSize => ({
  width: document.documentElement.clientWidth,
  rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
});

const currentSize = (): WindowSize => (size ??= measure());

export function useIsNarrowerThan(than: number): boolean {
  return useSyncExternalStore(subscribe, () => currentSize().width < than * currentSize().rem);
}

export function useRem(): number {
  return useSyncExternalStore(subscribe, () => currentSize().rem);
}

const listeners = new Set<() => void>();
let observer: ResizeObserver | undefined;

/**
 * Notifies the listener when the window or text size changes; text size is detected by observing an element sized in
 * rem.
 */
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
    listeners.forEach((notify) => notify());
  };
  // Updates in the next frame: renders within the observer's callback change sizes again, which WebKit reports as an
  // error.
  const sizes = new ResizeObserver(() => requestAnimationFrame(update));
  sizes.observe(letter);
  sizes.observe(document.documentElement);
  return sizes;
}
