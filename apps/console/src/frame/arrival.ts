let isAwaited = false;
let isBack = false;

// The router dispatches an event named after the history method.
for (const move of ['pushState', 'replaceState']) window.addEventListener(move, () => (isBack = false));
window.addEventListener('popstate', () => (isBack = true));

/** Records that another screen was opened. Its heading takes the focus, unless the screen has a better place for it. */
export function noteArrival(): void {
  isAwaited = true;
}

export function hasComeBack(): boolean {
  return isBack;
}

/** Focuses a screen's starting place, unless the person has begun to use the screen. @returns whether it did */
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
