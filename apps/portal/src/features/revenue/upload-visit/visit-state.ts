import type { Month } from '@portal/contract/calendar';
import type { OpenedLinkState, UploadLinkKind } from '@portal/contract/application/upload-links';
import type { ErrorCode } from '@portal/contract/error-codes';
import type { SentStatement } from '@portal/contract/operations/handoff';
import { ApiProblem } from '@portal/contract/client/problem';

/** Why uploads are not possible: the link's state, or `broken` if the link is incomplete. */
export type VisitEnd = Exclude<OpenedLinkState, 'open'> | 'broken';

export interface VisitedApplication {
  kind: UploadLinkKind;
  businessName: string | null;
  months: readonly Month[];
}

export type VisitState =
  | { status: 'loading' }
  | { status: 'offline' }
  | { status: 'open'; visited: VisitedApplication; statements: readonly SentStatement[] }
  | { status: 'over'; end: VisitEnd; kind: UploadLinkKind | undefined }
  | { status: 'done'; kind: UploadLinkKind; fileCount: number };

const ends: Partial<Record<ErrorCode, VisitEnd>> = {
  errorLinkUsed: 'used',
  errorLinkExpired: 'expired',
  errorLinkEnded: 'ended',
  errorAlreadySubmitted: 'notNeeded',
  errorNotFound: 'broken',
  errorValidation: 'broken',
};

export function endOf(error: unknown): VisitEnd | undefined {
  return error instanceof ApiProblem ? ends[error.code] : undefined;
}
