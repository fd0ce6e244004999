import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Transaction = KyselyTransaction<Schema>;

export type Queries = Kysely<Schema>;

export interface Listener {
  /** Called when listening starts or restarts: earlier notifications may have been missed. */
  onListening: () => void;
  onNotice: (payload: string, channel: string) => void;
}

export interface Listening {
  stop(): Promise<void>;
}

export interface PlannedMigration {
  name: string;
  isConcurrent: boolean;
  /** The migration that other versions must know in order to use the database afterwards. */
  needs: string | undefined;
}

export interface MigrationSummary {
  expected: number;
  missing: number;
  newer: number;
}

/** `requests` serves requests and jobs; `queue` serves the queue itself. */
export type PoolName = 'requests' | 'queue';
export type PoolUse = Record<'used' | 'idle' | 'waiting', number>;

export interface Database {
  readonly kind: DatabaseKind;
  /** Runs queries outside transactions. Throws if used inside a transaction's work. */
  readonly query: Queries;
  /**
   * Runs `work` in a transaction: commits when it resolves, rolls back when it rejects. Deadlocks and serialization
   * failures rerun `work`, so it must have no effect outside the transaction.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs `work` after the current transaction commits, or at once if there is no transaction; never after a rollback.
   */
  readonly afterCommit: (work: () => void) => void;
  connections(): Partial<Record<PoolName, PoolUse>>;
  /**
   * Receives committed notifications of any process. Never fails: it reconnects until stopped or the database is
   * closed.
   */
  listen(channels: readonly string[], listener: Listener): Listening;
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Applies missing migrations in order; safe from several processes at once. */
  migrate(): Promise<void>;
  /**
   * Lists what `migrate` would apply, including the queue's tables. Throws `MigrationConflict` if this version cannot
   * use the database.
   */
  missingMigrations(): Promise<PlannedMigration[]>;
  /** Compares the applied migrations with those of this version, without waiting for a process that migrates. */
  migrationState(): Promise<MigrationSummary>;
  /**
   * For programs that do not migrate. Throws `MigrationsMissing` if tables are missing, including the queue's, and
   * `MigrationConflict` if this version cannot use the database.
   */
  assertMigrated(): Promise<void>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export type DatabaseKind = 'postgres' | 'pglite';
