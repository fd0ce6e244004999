/** The route on screen, without query and fragment: what a log-in returns to. */
export function currentPath(): string {
  return window.location.pathname;
}
