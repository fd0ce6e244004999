import type { AnswersOf, CallsOf } from '@portal/contract/client/operation-types';
import type { PortalOperation } from '@portal/contract/operations/index';

/** `Domain_VerbNoun` of the API document. */
export type OperationName = PortalOperation['operationId'];

/** How to stop or follow a call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** The call outlives its page; for saving while a page is left. */
  keepalive?: boolean;
  onUploadProgress?: (progress: { loaded: number; total?: number | undefined }) => void;
}

type Calls = CallsOf<PortalOperation>;

/** What a call takes: parameters and body where the operation has them, and its options. */
export type OperationCall<Name extends OperationName> = Calls[Name] & CallOptions;

/** An operation without parameters and body is called by its name only. */
export type CallArguments<Name extends OperationName> =
  object extends OperationCall<Name> ? [call?: OperationCall<Name>] : [call: OperationCall<Name>];

/** The body of the response; unknown where the operation answers none. */
export type ResponseBody<Name extends OperationName> = AnswersOf<PortalOperation>[Name];
