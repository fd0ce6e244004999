import type { PrivacyRequestKind, PrivacyRequestOutcome } from '@portal/contract/privacy/requests';

export interface RequestAndNotes {
  kind: PrivacyRequestKind;
  /** Whether staff wrote internal notes about the customer. */
  has_notes: boolean;
  /** Whether some are on funded applications, which an erasure leaves. */
  has_lasting_notes: boolean;
}

/** Whether an answer says that there are internal notes: some are there once it is given. */
export function namesNotes(request: RequestAndNotes, outcome: PrivacyRequestOutcome): boolean {
  return request.kind === 'erasure' && outcome === 'done' ? request.has_lasting_notes : request.has_notes;
}
