import type { OpenedLinkState, UploadLinkKind } from '@portal/contract/application/upload-links';
import type { ErrorCode } from '@portal/contract/error-codes';
import type { SentStatement } from '@portal/contract/operations/handoff';
import { ApiProblem } from '@portal/contract/client/problem';

/** Why nothing can be uploaded: what became of the link, or one that is not whole. */
export type VisitEnd = Exclude<OpenedLinkState, 'open'> | 'broken';

/** What the link says of the application. */
export interface VisitedApplication {
  kind: UploadLinkKind;
  businessName: string | null;
  /** YYYY-MM */
  months: readonly string[];
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

/** What a refusal says of the link; undefined if it is about something else, such as a file. */
export function endOf(error: unknown): VisitEnd | undefined {
  return error instanceof ApiProblem ? ends[error.code] : undefined;
}
