import { type ErrorCode, errorCodes, type FieldFault } from '@portal/contract/error-codes';
import type { Problem } from '@portal/contract/problem';
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

/** Whether the server refused with this very code. */
export function isProblem(error: unknown, code: ErrorCode): error is ApiProblem {
  return error instanceof ApiProblem && error.code === code;
}

/** The key of the text that tells a person what happened; anything unknown is errorGeneral. */
export function messageKeyOf(error: unknown): TextKey {
  if (error instanceof ApiProblem) return errorCodes[error.code].textKey;
  return error instanceof ConnectionLost ? 'errors.connectionLost' : 'errors.errorGeneral';
}
