import type { Dialect } from 'kysely';
import type { DatabaseKind, Listener, Listening } from './database.ts';

export type Row = Record<string, unknown>;

/** What a migration is made of: scripts of several statements, and no time limit. */
export interface MigrationRun {
  script(text: string): Promise<void>;
  statement(text: string, values: unknown[]): Promise<void>;
  rows(text: string): Promise<Row[]>;
}

/** What differs between the two databases. */
export interface Connector {
  readonly kind: DatabaseKind;
  readonly dialect: Dialect;
  /** How many connections are used, idle or waited for; undefined without a pool. */
  connections(): Record<string, number>;
  listen(channel: string, listener: Listener): Listening;
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs `work` in a transaction, on a separate connection, while no other process migrates. */
  migration<T>(work: (run: MigrationRun) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
