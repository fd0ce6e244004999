import type { ConsentKind } from '@portal/contract/consent';

/** Whether open applications depend on a consent: it is withdrawn once they are (decisions, section 8). */
const isNeeded = {
  terms: true,
  privacy: true,
  softCreditCheck: true,
  declaration: true,
  partnerReferral: true,
  bankData: false,
  contactAfterNotEligible: false,
  sessionRecording: false,
} as const satisfies Record<ConsentKind, boolean>;

/** Open applications that depend on a consent: all of them if it names no application. */
export function neededBy<Open extends { id: string }>(
  consent: { kind: ConsentKind; application_id: string | null; withdrawn_at: Date | null },
  open: readonly Open[],
): Open[] {
  if (consent.withdrawn_at !== null || !isNeeded[consent.kind]) return [];
  return open.filter(({ id }) => consent.application_id === null || consent.application_id === id);
}
