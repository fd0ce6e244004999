const key = 'returnTo';

/** Keeps a route of ours to reach after log-in, as a mail's link asked for; for this tab alone. */
export function keepReturnTo(path: string): void {
  try {
    window.sessionStorage.setItem(key, path);
  } catch {
    // Without storage the log-in leads to the account.
  }
}

/** The route kept, once. */
export function takeReturnTo(): string | undefined {
  try {
    const path = window.sessionStorage.getItem(key) ?? undefined;
    window.sessionStorage.removeItem(key);
    return path;
  } catch {
    return undefined;
  }
}
