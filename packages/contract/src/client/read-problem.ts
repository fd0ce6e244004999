import type { ErrorCode } from '../error-codes.ts';
import { problem } from '../problem.ts';
import { ApiProblem } from './problem.ts';

/** Responses of something between us and the server have no code: their status says what is known. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'errorUnauthorized';
  if (status === 413) return 'errorPayloadTooLarge';
  if (status === 429) return 'errorTooManyRequests';
  if (status === 502 || status === 503 || status === 504) return 'errorUnavailable';
  return status >= 500 ? 'errorInternalServer' : 'errorGeneral';
}

/**
 * Reads an error response of any origin.
 * @param retryAfter the Retry-After header, in seconds
 */
export function toApiProblem(status: number, body: unknown, retryAfter?: string): ApiProblem {
  const read = problem.safeParse(body);
  const code = codeOfStatus(status);
  const details = read.success ? read.data : { type: `urn:problem:${code}`, title: code, status, code };
  const seconds = retryAfter !== undefined && /^\d{1,6}$/u.test(retryAfter) ? Number(retryAfter) : undefined;
  return new ApiProblem({ ...(seconds !== undefined && { retryAfterSeconds: seconds }), ...details });
}
