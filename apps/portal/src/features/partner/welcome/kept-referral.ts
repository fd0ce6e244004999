import { referralTokenKey } from '../../../session/referral-token.ts';

export function findReferralToken(): string | undefined {
  try {
    return window.sessionStorage.getItem(referralTokenKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What this entry of the browser's history says of its link: a reload tells it again, other pages know nothing of it. */
interface ReferralHistoryState {
  isReferralBroken?: true;
}

/** The tab forgets a link that leads nowhere; this entry of its history alone still says so. */
export function forgetBrokenReferral(): void {
  const state = { isReferralBroken: true } as const satisfies ReferralHistoryState;
  window.history.replaceState(state, '');
  try {
    window.sessionStorage.removeItem(referralTokenKey);
  } catch {
    // Without storage nothing was kept.
  }
}

export function isReferralBroken(): boolean {
  return (window.history.state as ReferralHistoryState | null)?.isReferralBroken === true;
}
