import type { ConsentKind } from '@portal/contract/consent';

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

export function neededBy<Open extends { id: string }>(
  consent: { kind: ConsentKind; application_id: string | null; withdrawn_at: Date | null },
  open: readonly Open[],
): Open[] {
  if (consent.withdrawn_at !== null || !isNeeded[consent.kind]) return [];
  return open.filter(({ id }) => consent.application_id === null || consent.application_id === id);
}
