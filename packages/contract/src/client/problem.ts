import { type ErrorCode, errorCodes, type FieldProblem } from '../error-codes.ts';
import type { Problem } from '../problem.ts';

/** The server refused, in the words of RFC 9457 (specification, section 8). */
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

  /** HTTP status of the response. */
  get status(): number {
    return this.problem.status;
  }

  /** Errors of single fields: their path in the body and the key of their text. */
  get fields(): readonly FieldProblem[] {
    return this.problem.errors ?? [];
  }
}

/** Responses of something between us and the server have no code: their status says what is known. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'errorUnauthorized';
  if (status === 413) return 'errorPayloadTooLarge';
  if (status === 429) return 'errorTooManyRequests';
  if (status === 502 || status === 503 || status === 504) return 'errorUnavailable';
  return status >= 500 ? 'errorInternalServer' : 'errorGeneral';
}

/** What is known of an error whose body cannot be read. */
export function problemOfStatus(status: number): Problem {
  const code = codeOfStatus(status);
  return { type: `urn:problem:${code}`, title: code, status, code };
}

/** No response: offline, the network failed, or the server is down. */
export class ConnectionLost extends Error {
  constructor(options?: ErrorOptions) {
    super('connection lost', options);
    this.name = 'ConnectionLost';
  }
}

/** Whether the same may succeed in a moment: no response, too many requests, or a server that is busy. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  return error instanceof ApiProblem && (error.status === 429 || (error.status > 500 && error.status < 600));
}

/** Whether the server refused with this code. */
export function isProblem(error: unknown, code: ErrorCode): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code;
}

/** The key of a text that explains an error. */
type MessageKey = (typeof errorCodes)[ErrorCode]['textKey'] | 'errors.connectionLost';

/**
 * The key of the text that explains what happened; anything unknown is errorGeneral. The one place that decides
 * whether the connection is to blame.
 */
export function messageKeyOf(error: unknown): MessageKey {
  if (error instanceof ApiProblem) return errorCodes[error.code].textKey;
  return error instanceof ConnectionLost ? 'errors.connectionLost' : 'errors.errorGeneral';
}
