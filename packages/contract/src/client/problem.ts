import { type ErrorCode, errorTextKey, type ErrorTextKey, type FieldProblem } from '../error-codes.ts';
import type { Problem } from '../problem.ts';

/** The server refused with a problem response (RFC 9457). */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(details: Problem) {
    super(details.code);
    this.name = 'ApiProblem';
    this.problem = details;
  }

  get code(): ErrorCode {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }

  get fields(): readonly FieldProblem[] {
    return this.problem.errors ?? [];
  }
}

/** A response from a proxy has no code, so its status decides. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'errorUnauthorized';
  if (status === 413) return 'errorPayloadTooLarge';
  if (status === 429) return 'errorTooManyRequests';
  if (status === 502 || status === 503 || status === 504) return 'errorUnavailable';
  return status >= 500 ? 'errorInternalServer' : 'errorGeneral';
}

export function problemOfStatus(status: number): Problem {
  const code = codeOfStatus(status);
  return { type: `urn:problem:${code}`, title: code, status, code };
}

/** No response: offline, network failure, or the server is down. */
export class ConnectionLost extends Error {
  constructor(options?: ErrorOptions) {
    super('connection lost', options);
    this.name = 'ConnectionLost';
  }
}

/** Whether a retry may succeed soon: no response, too many requests, or a busy server. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  return error instanceof ApiProblem && (error.status === 429 || (error.status > 500 && error.status < 600));
}

export function isProblem(error: unknown, code: ErrorCode): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code;
}

type MessageKey = ErrorTextKey | 'errors.connectionLost';

/**
 * Text key that explains an error; errorGeneral if unknown. The only place that decides whether the connection is to
 * blame.
 */
export function messageKeyOf(error: unknown): MessageKey {
  if (error instanceof ApiProblem) return errorTextKey(error.code);
  return error instanceof ConnectionLost ? 'errors.connectionLost' : 'errors.errorGeneral';
}
