/** The database cannot be reached or cannot accept work now. Whether a pending commit succeeded is unknown. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Enumerable, since the job queue reports copies of errors, for the log. */
  override readonly cause: unknown;
  constructor(cause?: unknown) {
    super('The database is not available');
    this.cause = cause;
  }
}

/** A URL of the database leads to none that this program may use; the cause says why. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
  readonly setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
  constructor(setting: DatabaseUnreachable['setting'], cause: unknown) {
    super(`${setting} leads to no database`, { cause });
    this.setting = setting;
  }
}

/** Another process has the embedded database open. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly folder: string;
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process`);
    this.folder = folder;
  }
}

/** A program needs the tables of this version, which a start of the server creates. */
export class MigrationsMissing extends Error {
  override readonly name = 'MigrationsMissing';
  constructor() {
    super('The database lacks tables of this version: start one server of it with PORTAL_MIGRATE=on, which makes them');
  }
}

/** A statement was sent outside the transaction whose work is running: it would wait for itself. */
export class InsideTransaction extends Error {
  override readonly name = 'InsideTransaction';
  constructor() {
    super('Inside a transaction, use the tx that its work was given, not the database');
  }
}

/** SQLSTATE classes and codes (PostgreSQL appendix A) that say "not now" rather than "never". */
const unavailableClasses = ['08', '53'];
/** 25006: a standby, or a primary that was demoted, takes no writes. */
const unavailableCodes = ['57P01', '57P02', '57P03', '57P05', '57014', '55P03', '25P03', '25006'];
/** A migration by a newer process has changed what a prepared statement gives back. */
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
/** The drivers have no code for these. */
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|not queryable|client was closed|after calling end|is closed/iu;
const retryableCodes = ['40001', '40P01', PLAN_CHANGED];

/** `error`, or `DatabaseUnavailable` when it means that the connection or the server is gone. */
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

/** Whether the error says that the connection or the server is gone. */
export function isUnavailable(error: unknown): boolean {
  return asDatabaseError(error) instanceof DatabaseUnavailable;
}

/** Whether running the whole transaction again can succeed: a deadlock, a serialization failure or a changed plan. */
export function isRetryable(error: unknown): boolean {
  const code = error instanceof Error ? codeOf(error) : undefined;
  return code !== undefined && retryableCodes.includes(code);
}

/** Whether a prepared statement must be prepared anew. PostgreSQL says so before it has done anything. */
export function isPlanChanged(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === PLAN_CHANGED;
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
