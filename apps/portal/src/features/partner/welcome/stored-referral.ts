import { referralToken } from '../../../session/referral-token.ts';

/** State of the link in this history entry, where it survives a reload and is invisible to other pages. */
interface ReferralHistoryState {
  isReferralBroken?: true;
}

/** Removes a broken link from the tab; only this history entry still shows it. */
export function clearBrokenReferral(): void {
  const state = { isReferralBroken: true } as const satisfies ReferralHistoryState;
  window.history.replaceState(state, '');
  referralToken.clear();
}

export function isReferralBroken(): boolean {
  return (window.history.state as ReferralHistoryState | null)?.isReferralBroken === true;
}
