/** Where the tab's storage has the token of a partner's link. */
export const referralTokenKey = 'referral';

/** Keeps the token of a partner's link for this tab: a reload goes on with it, and the address bar never shows it. */
export function keepReferralToken(token: string): void {
  try {
    window.sessionStorage.setItem(referralTokenKey, token);
  } catch {
    // Without storage the link has to be opened again.
  }
}
