export { takeAdvisoryLock } from './migrate/advisory-lock.ts';
export type { Database, DatabaseKind, PlannedMigration, Queries, Transaction } from './database.ts';
export { deletePast } from './delete-past.ts';
export { dayOf, endOfDay, startOfDay } from './days.ts';
export {
  DataFolderInUse,
  DatabaseUnavailable,
  DatabaseUnreachable,
  isUnavailable,
  MigrationsMissing,
} from './errors.ts';
export { MigrationConflict } from './migrate/migration-files.ts';
export { openDatabase } from './open-database.ts';
export { violatesUnique } from './unique-violation.ts';
