import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Schema } from './schema.ts';

/** What a transaction's work runs its statements on. */
export type Transaction = KyselyTransaction<Schema>;

/** Either of the two, for storage functions that may run inside or outside a transaction. */
export type Queries = Kysely<Schema>;

/** What is done with notices of some channels. */
export interface Listener {
  /** It listens from now on, for the first time or again: notices from before may have been missed. */
  onListening: () => void;
  onNotice: (payload: string, channel: string) => void;
}

export interface Listening {
  stop(): Promise<void>;
}

/** A migration that is still to be applied. */
export interface PlannedMigration {
  name: string;
  /** Whether it only builds or drops indexes, beside everything else. */
  isConcurrent: boolean;
  /** The migration that other versions have to know to work with the database afterwards. */
  needs: string | undefined;
}

/** The pools of connections: of requests and the work of jobs, and of the queue itself. */
export type PoolName = 'requests' | 'queue';
export type PoolUse = Record<'used' | 'idle' | 'waiting', number>;

/** The database, the same over PostgreSQL and over the embedded PGlite. */
export interface Database {
  readonly kind: DatabaseKind;
  /** Runs statements outside a transaction. Throws at once when used inside a transaction's work. */
  readonly query: Queries;
  /**
   * Runs `work` in a transaction: committed when it resolves, rolled back when it rejects. Deadlocks and
   * serialization failures run `work` again, so it must have no effect outside the transaction.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` once the current transaction has committed, or at once outside of one. Never after a rollback. */
  readonly afterCommit: (work: () => void) => void;
  /** How many connections of each pool are used, idle or waited for; none without a pool. */
  connections(): Partial<Record<PoolName, PoolUse>>;
  /** Hears what any process notifies on channels, once its transaction has committed. Never fails: it connects again, until it is stopped or the database closed. */
  listen(channels: readonly string[], listener: Listener): Listening;
  /** Plain SQL for the job queue, which brings its own statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Applies missing migrations, in order. Safe to run from several processes at once. */
  migrate(): Promise<void>;
  /** What `migrate` would apply, and what becomes of the queue's own tables. Throws `MigrationConflict` if this version cannot use the database. */
  missingMigrations(): Promise<PlannedMigration[]>;
  /**
   * For programs that do not migrate. Throws `MigrationsMissing` if tables are missing, including the queue's, and
   * `MigrationConflict` if this version cannot use the database.
   */
  assertMigrated(): Promise<void>;
  /** Whether the database responds, has every migration and takes writes: a standby does not. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export type DatabaseKind = 'postgres' | 'pglite';
