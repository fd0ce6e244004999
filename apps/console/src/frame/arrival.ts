/** Whether a screen has come that has not taken the focus yet. */
let isAwaited = false;
/** Whether the last way led back: by Back of the browser, or by ours. */
let isBack = false;

// The router tells of each move under the name of what the history did.
for (const move of ['pushState', 'replaceState']) window.addEventListener(move, () => (isBack = false));
window.addEventListener('popstate', () => (isBack = true));

/** Notes that another screen has come. Its heading takes the focus, unless the screen has a better place for it. */
export function noteArrival(): void {
  isAwaited = true;
}

/** Whether the screen that comes was left before, and is gone back to. */
export function hasComeBack(): boolean {
  return isBack;
}

/** Gives the focus to what a screen begins with; not to one that somebody has begun to use. @returns whether it did */
export function takeArrival(place: HTMLElement | null, { isLast = true } = {}): boolean {
  if (!isAwaited || !place) return false;
  if (isLast) isAwaited = false;
  const { activeElement } = document;
  const isInUse = activeElement?.closest('main, dialog') && !activeElement.matches('h1');
  if (isInUse) return false;
  window.scrollTo(0, 0);
  place.focus({ preventScroll: true });
  return true;
}
