const key = 'referral';

/** Keeps the token of a partner's link for this tab: a reload goes on with it, and the address bar never shows it. */
export function keepReferralToken(token: string): void {
  try {
    window.sessionStorage.setItem(key, token);
  } catch {
    // Without storage the link has to be opened again.
  }
}

export function findReferralToken(): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
