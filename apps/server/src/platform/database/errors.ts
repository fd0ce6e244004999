/** The database cannot be reached or cannot work now. Whether a pending commit succeeded is unknown. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Enumerable, because the job queue logs copies of errors. */
  override readonly cause: unknown;
  constructor(cause?: unknown) {
    super('The database is not available');
    this.cause = cause;
  }
}

/** The database URL does not lead to a usable database; see the cause. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
  readonly setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
  constructor(setting: DatabaseUnreachable['setting'], cause: unknown) {
    super(`${setting} does not lead to a usable database`, { cause });
    this.setting = setting;
  }
}

export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly folder: string;
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process`);
    this.folder = folder;
  }
}

/** The tables of this version are missing; starting the server creates them. */
export class MigrationsMissing extends Error {
  override readonly name = 'MigrationsMissing';
  constructor() {
    super('The database lacks tables of this version: start one of its servers with PORTAL_MIGRATE=on to create them');
  }
}

/** A query outside the running transaction would wait for that transaction forever. */
export class InsideTransaction extends Error {
  override readonly name = 'InsideTransaction';
  constructor() {
    super('Inside a transaction, use its tx instead of the database');
  }
}

/** SQLSTATE classes and codes (PostgreSQL, appendix A) that mean "not now" rather than "never". */
const unavailableClasses = ['08', '53'];
/** 25006: a standby or demoted primary accepts no writes. */
const unavailableCodes = ['57P01', '57P02', '57P03', '57P05', '57014', '55P03', '25P03', '25006'];
/** A newer process's migration changed the result of a prepared statement. */
const PLAN_CHANGED = '0A000';
const socketCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** Driver errors without a code. */
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|not queryable|client was closed|after calling end|is closed/iu;
const retryableCodes = ['40001', '40P01', PLAN_CHANGED];

/** Converts errors about a lost connection or server to `DatabaseUnavailable`. */
export function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;

  const code = codeOf(error);
  if (code === undefined) return driverMessages.test(error.message) ? new DatabaseUnavailable(error) : error;

  const unavailable =
    socketCodes.includes(code) ||
    unavailableCodes.includes(code) ||
    (code.length === 5 && unavailableClasses.includes(code.slice(0, 2)));
  return unavailable ? new DatabaseUnavailable(error) : error;
}

export function isUnavailable(error: unknown): boolean {
  return asDatabaseError(error) instanceof DatabaseUnavailable;
}

/** Whether rerunning the transaction can succeed: deadlock, serialization failure or changed plan. */
export function isRetryable(error: unknown): boolean {
  const code = error instanceof Error ? codeOf(error) : undefined;
  return code !== undefined && retryableCodes.includes(code);
}

/** Whether a prepared statement must be prepared again. PostgreSQL reports it before doing anything. */
export function isPlanChanged(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === PLAN_CHANGED;
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
