import type { UploadLinkKind, UploadLinkState } from '@portal/contract/application/upload-links';
import { BOOKKEEPER_LINK_LIFETIME_MS, DEVICE_LINK_LIFETIME_MS } from '@portal/contract/constants';
import type { ErrorCode } from '@portal/contract/error-codes';

export const linkLifetimes = {
  device: DEVICE_LINK_LIFETIME_MS,
  bookkeeper: BOOKKEEPER_LINK_LIFETIME_MS,
} as const satisfies Record<UploadLinkKind, number>;

interface LinkTimes {
  kind: UploadLinkKind;
  expires_at: Date;
  used_at: Date | null;
  ended_at: Date | null;
}

export function stateByTimes(link: LinkTimes, now: Date): UploadLinkState {
  if (link.ended_at !== null) return 'ended';
  if (link.used_at !== null) return 'used';
  return link.expires_at <= now ? 'expired' : 'open';
}

export const errorsByState = {
  used: 'errorLinkUsed',
  expired: 'errorLinkExpired',
  ended: 'errorLinkEnded',
} as const satisfies Record<Exclude<UploadLinkState, 'open'>, ErrorCode>;

interface VisitTimes {
  kind: UploadLinkKind;
  expires_at: Date;
  ended_at: Date | null;
  visit_expires_at: Date;
  visit_ended_at: Date | null;
}

/** Why a visit is over, according to its own times and its link's; undefined if it is active. */
export function findVisitError(visit: VisitTimes, now: Date): 'errorLinkEnded' | 'errorLinkExpired' | undefined {
  if (visit.ended_at !== null || visit.visit_ended_at !== null) return 'errorLinkEnded';
  // A device link only has to be opened in time; its visit then continues.
  const isLinkOver = visit.kind === 'bookkeeper' && visit.expires_at <= now;
  return isLinkOver || visit.visit_expires_at <= now ? 'errorLinkExpired' : undefined;
}
