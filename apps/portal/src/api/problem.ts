import { type ErrorCode, errorCodes, type FieldFault, type Problem, problem } from '@portal/contract/error-codes';
import type { TextKey } from '@portal/locales';

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

  /** HTTP status of the answer. */
  get status(): number {
    return this.problem.status;
  }

  /** Faults of single fields: their path in the body and the key of their text. */
  get fields(): readonly FieldFault[] {
    return this.problem.errors ?? [];
  }
}

/** No answer came: offline, the network broke, or the server is down. */
export class ConnectionLost extends Error {
  constructor(options?: ErrorOptions) {
    super('connection lost', options);
    this.name = 'ConnectionLost';
  }
}

/** Answers of something between us and the server carry no code: their status says what is known. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'errorUnauthorized';
  if (status === 413) return 'errorPayloadTooLarge';
  if (status === 429) return 'errorTooManyRequests';
  if (status === 502 || status === 503 || status === 504) return 'errorUnavailable';
  return status >= 500 ? 'errorInternalServer' : 'errorGeneral';
}

/**
 * Reads an error answer of any origin.
 * @param retryAfter the Retry-After header, in seconds
 */
export function toApiProblem(status: number, body: unknown, retryAfter?: string): ApiProblem {
  const read = problem.safeParse(body);
  const code = codeOfStatus(status);
  const details = read.success ? read.data : { type: `urn:problem:${code}`, title: code, status, code };
  const seconds = retryAfter !== undefined && /^\d{1,6}$/u.test(retryAfter) ? Number(retryAfter) : undefined;
  return new ApiProblem({ ...(seconds !== undefined && { retryAfterSeconds: seconds }), ...details });
}

/** Whether the server refused with this very code. */
export function isProblem(error: unknown, code: ErrorCode): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code;
}

/** The key of the text that tells a person what happened; anything unknown is errorGeneral. */
export function messageKeyOf(error: unknown): TextKey {
  if (error instanceof ApiProblem) return errorCodes[error.code].textKey;
  return error instanceof ConnectionLost ? 'errors.connectionLost' : 'errors.errorGeneral';
}
