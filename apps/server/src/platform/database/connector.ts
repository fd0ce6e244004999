import type { Dialect } from 'kysely';
import type { DatabaseKind, Listener, Listening } from './database.ts';

export type Row = Record<string, unknown>;

/** A separate connection for migrations: scripts of several statements, and no time limit. */
export interface MigrationSession {
  /** Runs a script in one transaction. */
  transaction(work: (run: ScriptRunner) => Promise<void>): Promise<void>;
  rows(text: string): Promise<Row[]>;
}

interface ScriptRunner {
  script(text: string): Promise<void>;
  statement(text: string, values: unknown[]): Promise<void>;
}

/** What differs between the two databases. */
export interface Connector {
  readonly kind: DatabaseKind;
  readonly dialect: Dialect;
  /** How many connections are used, idle or waited for; undefined without a pool. */
  connections(): Record<string, number>;
  listen(channel: string, listener: Listener): Listening;
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs `work` while no other process migrates. */
  migrationSession<T>(work: (session: MigrationSession) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
