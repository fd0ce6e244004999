import { DomainError, errorStatuses, type DomainErrorDetails, type ErrorCode } from '@portal/contract/error-codes';
import type { Problem } from '@portal/contract/problem';
import { DatabaseUnavailable } from '../platform/database/index.ts';
import { FilesUnavailable } from '../platform/file-store/index.ts';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json; charset=utf-8';

const RETRY_AFTER_OUTAGE_SECONDS = 5;

const knownErrors = new Map<unknown, ErrorCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'errorPayloadTooLarge'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'errorUnsupportedMediaType'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'errorValidation'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'errorValidation'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'errorValidation'],
  ['FST_ERR_BAD_URL', 'errorNotFound'],
  ['FST_ERR_ASYNC_CONSTRAINT', 'errorNotFound'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'errorNotFound'],
  // Text or JSON with the NUL character, which PostgreSQL cannot store (SQLSTATE, PostgreSQL appendix A).
  ['22021', 'errorValidation'],
  ['22P05', 'errorValidation'],
]);

const fullDiskCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

export interface Refusal {
  code: ErrorCode;
  details: DomainErrorDetails;
}

/** What a thrown value means to the caller. Unknown errors become errorInternalServer and reveal nothing. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof DomainError) return { code: error.code, details: error.details };
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  const isOutage = error instanceof DatabaseUnavailable || error instanceof FilesUnavailable;
  if (isOutage || fullDiskCodes.includes(code))
    return { code: 'errorUnavailable', details: { retryAfterSeconds: RETRY_AFTER_OUTAGE_SECONDS } };

  return { code: knownErrors.get(code) ?? codeOfStatus(statusCode), details: {} };
}

function codeOfStatus(status: unknown): ErrorCode {
  if (status === 429) return 'errorTooManyRequests';
  const isClientError = typeof status === 'number' && status >= 400 && status < 500;
  return isClientError ? 'errorGeneral' : 'errorInternalServer';
}

/** Problem details (RFC 9457) with the ids that the log uses for the request. */
export function toProblem({ code, details }: Refusal, requestId: string, traceId?: string): Problem {
  const ids = { requestId, ...(traceId === undefined ? {} : { traceId }) };
  return { type: `urn:problem:${code}`, title: code, status: errorStatuses[code], code, ...ids, ...details };
}
