/** The database cannot be reached or cannot take work now. Nothing is known of a commit that was under way. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  constructor(cause?: unknown) {
    super('The database is not available', { cause });
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

/** A program needs the tables of this version, which a start of the server makes. */
export class MigrationsMissing extends Error {
  override readonly name = 'MigrationsMissing';
  constructor() {
    super('The database lacks tables of this version: start one server of it with PORTAL_MIGRATE=on, which makes them');
  }
}

/** A statement was sent outside of the transaction whose work is running: it would wait for itself. */
export class InsideTransaction extends Error {
  override readonly name = 'InsideTransaction';
  constructor() {
    super('Inside a transaction, use the tx that its work was given, not the database');
  }
}

/** SQLSTATE classes and codes (PostgreSQL appendix A) that say "not now" rather than "never". */
const UNAVAILABLE_CLASSES = ['08', '53'];
const UNAVAILABLE_CODES = ['57P01', '57P02', '57P03', '57P05', '57014', '55P03', '25P03'];
const SOCKET_CODES = [
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
/** The drivers give no code for these. */
const DRIVER_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|client was closed|after calling end|is closed/i;
const RETRYABLE_CODES = ['40001', '40P01'];

/** `error`, or `DatabaseUnavailable` when it means that the connection or the server is gone. */
export function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) {
    return error;
  }
  const code = codeOf(error);
  if (code === undefined) {
    return DRIVER_MESSAGES.test(error.message) ? new DatabaseUnavailable(error) : error;
  }
  const unavailable =
    SOCKET_CODES.includes(code) ||
    UNAVAILABLE_CODES.includes(code) ||
    (code.length === 5 && UNAVAILABLE_CLASSES.includes(code.slice(0, 2)));
  return unavailable ? new DatabaseUnavailable(error) : error;
}

/** Whether running the whole transaction again can succeed: a deadlock or a serialization failure. */
export function isRetryable(error: unknown): boolean {
  const code = error instanceof Error ? codeOf(error) : undefined;
  return code !== undefined && RETRYABLE_CODES.includes(code);
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
