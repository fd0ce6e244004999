import type { ErrorCode } from '@portal/contract/error-codes';

interface InvitationTimes {
  expires_at: Date;
  used_at: Date | null;
  ended_at: Date | null;
}

/** Why a link does not work; undefined if it does. A newer link ends an older one as time does. */
export function invitationError(
  { used_at: usedAt, ended_at: endedAt, expires_at: expiresAt }: InvitationTimes,
  now: Date,
): Extract<ErrorCode, 'errorLinkUsed' | 'errorLinkExpired'> | undefined {
  if (usedAt !== null) return 'errorLinkUsed';
  return endedAt !== null || expiresAt <= now ? 'errorLinkExpired' : undefined;
}
