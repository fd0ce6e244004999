import { referralToken } from '../../../session/referral-token.ts';

/** What this browser history entry says of its link: it survives a reload, and other pages know nothing of it. */
interface ReferralHistoryState {
  isReferralBroken?: true;
}

/** The tab forgets a link that leads nowhere; only this history entry still says so. */
export function clearBrokenReferral(): void {
  const state = { isReferralBroken: true } as const satisfies ReferralHistoryState;
  window.history.replaceState(state, '');
  referralToken.clear();
}

export function isReferralBroken(): boolean {
  return (window.history.state as ReferralHistoryState | null)?.isReferralBroken === true;
}
