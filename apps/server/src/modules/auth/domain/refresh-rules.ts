import { REFRESH_GRACE_MS } from '@portal/contract/constants';

export type RefreshVerdict = 'rotate' | 'honour' | 'reuse';

/**
 * Judges a refresh token of a live session. An unspent one rotates; the last spent one is accepted for 30 s, since two
 * tabs may refresh at once; any other spent one was stolen.
 */
export function judgeRefreshToken(token: { spentAt: Date | null; isSpentLast: boolean }, now: Date): RefreshVerdict {
  if (token.spentAt === null) return 'rotate';
  const isWithinGrace = now.getTime() - token.spentAt.getTime() <= REFRESH_GRACE_MS;
  return token.isSpentLast && isWithinGrace ? 'honour' : 'reuse';
}
