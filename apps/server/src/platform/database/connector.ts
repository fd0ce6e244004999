import type { Dialect } from 'kysely';
import type { Database, DatabaseKind, Listener, Listening } from './database.ts';

export type Row = Record<string, unknown>;

/** What a migration is made of: scripts of several statements, and no time limit. */
export interface MigrationRun {
  script(text: string): Promise<void>;
  statement(text: string, values: unknown[]): Promise<void>;
  rows(text: string): Promise<Row[]>;
  /** Runs a statement that no transaction allows, on a connection of its own, while the lock is held. */
  concurrently(text: string): Promise<void>;
}

/** What differs between the two databases. */
export interface Connector {
  readonly kind: DatabaseKind;
  readonly dialect: Dialect;
  /** How many connections of each pool are used, idle or waited for; none without a pool. */
  connections(): ReturnType<Database['connections']>;
  listen(channels: readonly string[], listener: Listener): Listening;
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs `work` in a transaction, on a separate connection, while no other process migrates. */
  migration<T>(work: (run: MigrationRun) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
