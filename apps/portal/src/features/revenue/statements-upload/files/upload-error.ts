import type { ErrorCode } from '@portal/contract/error-codes';
import type { TextKey } from '@portal/locales';
import { ApiProblem, ConnectionLost, messageKeyOf } from '@portal/contract/client/problem';

const passing = new Set<ErrorCode>([
  'errorFileInterrupted',
  'errorInternalServer',
  'errorUnavailable',
  'errorTooManyRequests',
  'errorUnauthorized',
]);

export function uploadError(error: unknown): { reason: TextKey; canRetry: boolean } {
  const reason = error instanceof ConnectionLost ? 'validation.upload.interrupted' : messageKeyOf(error);
  return { reason, canRetry: !(error instanceof ApiProblem) || passing.has(error.code) };
}
