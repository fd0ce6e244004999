import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Schema } from './schema.ts';

/** What a transaction's work runs its statements on. */
export type Transaction = KyselyTransaction<Schema>;

/** Either of the two, for storage functions that may run inside or outside a transaction. */
export type Queries = Kysely<Schema>;

/** The database, the same over PostgreSQL and over the embedded PGlite. */
export type Database = {
  readonly kind: DatabaseKind;
  /** Runs statements outside a transaction. Throws at once when used inside a transaction's work. */
  readonly query: Queries;
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it rejects. Deadlocks and
   * serialization failures run `work` again, so it must have no effect outside the transaction.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` once the running transaction has committed, at once outside of one. Never after a rollback. */
  readonly afterCommit: (work: () => void) => void;
  /** How many connections are used, idle or waited for; nothing where there is no pool. */
  connections(): Record<string, number>;
  /** Plain SQL for the job queue, which brings its own statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Applies the migrations that are missing, in order. Safe to run from several processes at once. */
  migrate(): Promise<void>;
  /**
   * For programs that migrate nothing. Throws `MigrationsMissing` where tables are missing, the queue's too, and
   * `MigrationConflict` where this version may not use the database.
   */
  assertMigrated(): Promise<void>;
  /** Whether the database answers and has every migration. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
};

export type DatabaseKind = 'postgres' | 'pglite';
