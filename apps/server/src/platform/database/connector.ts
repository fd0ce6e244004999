import type { Dialect } from 'kysely';
import type { Database, DatabaseKind, Listener, Listening } from './database.ts';

export type Row = Record<string, unknown>;

export interface MigrationRun {
  script(text: string): Promise<void>;
  statement(text: string, values: unknown[]): Promise<void>;
  rows(text: string): Promise<Row[]>;
  /** Runs a statement that must not be in a transaction, on its own connection, while the lock is held. */
  concurrently(text: string): Promise<void>;
}

export interface Connector {
  readonly kind: DatabaseKind;
  readonly dialect: Dialect;
  /** Used, idle and awaited connections by pool; empty without pools. */
  connections(): ReturnType<Database['connections']>;
  listen(channels: readonly string[], listener: Listener): Listening;
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs `work` in a transaction on a separate connection while no other process migrates. */
  migration<T>(work: (run: MigrationRun) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
