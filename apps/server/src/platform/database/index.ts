export { takeAdvisoryLock } from './advisory-lock.ts';
export type { Database, DatabaseKind, Listening, Queries, Transaction } from './database.ts';
export { dayOf, endOfDay, startOfDay } from './days.ts';
export {
  DataFolderInUse,
  DatabaseUnavailable,
  DatabaseUnreachable,
  isUnavailable,
  MigrationsMissing,
} from './errors.ts';
export { MigrationConflict } from './migrate.ts';
export { openDatabase } from './open-database.ts';
export { violatesUnique } from './unique-violation.ts';
