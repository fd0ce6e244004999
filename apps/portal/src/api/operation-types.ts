import type { AnswersOf, CallsOf } from '@portal/contract/client/operation-types';
import type { PortalOperation } from '@portal/contract/operations/index';

export type OperationName = PortalOperation['operationId'];

export interface CallOptions {
  signal?: AbortSignal;
  keepalive?: boolean;
  onUploadProgress?: (progress: { loaded: number; total?: number | undefined }) => void;
}

type Calls = CallsOf<PortalOperation>;

export type OperationCall<Name extends OperationName> = Calls[Name] & CallOptions;

export type CallArguments<Name extends OperationName> =
  object extends OperationCall<Name> ? [call?: OperationCall<Name>] : [call: OperationCall<Name>];

export type ResponseBody<Name extends OperationName> = AnswersOf<PortalOperation>[Name];
