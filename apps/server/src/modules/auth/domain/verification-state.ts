import { CODE_WRONG_TRIES_MAXIMUM } from '@portal/contract/constants';

interface CodeState {
  code_hash: string | null;
  code_expires_at: Date | null;
  code_wrong_tries: number;
  used_at: Date | null;
}

interface LinkState {
  link_expires_at: Date | null;
  used_at: Date | null;
}

/** Whether a code can still be tried: sent, unused, not expired, with a try left. */
export function isCodeOpen(state: CodeState, now: Date): boolean {
  return (
    state.code_hash !== null &&
    state.code_expires_at !== null &&
    now < state.code_expires_at &&
    state.used_at === null &&
    triesLeft(state) > 0
  );
}

export function triesLeft(state: Pick<CodeState, 'code_wrong_tries'>): number {
  return Math.max(0, CODE_WRONG_TRIES_MAXIMUM - state.code_wrong_tries);
}

export function restsCodes(state: { sends: number; code_hash: string | null; used_at: Date | null }): boolean {
  return state.sends > 0 && state.code_hash === null && state.used_at === null;
}

/** Whether a link is still valid. Wrong codes never end it. */
export function isLinkOpen(state: LinkState, now: Date): boolean {
  return state.link_expires_at !== null && now < state.link_expires_at && state.used_at === null;
}

export function isPending(state: { used_at: Date | null; expires_at: Date }, now: Date): boolean {
  return state.used_at === null && now < state.expires_at;
}
