import type { Dialect } from 'kysely';
import type { DatabaseKind } from './database.ts';

export type Row = Record<string, unknown>;

/** A connection of its own for migrations: scripts of several statements, and no time limit. */
export type MigrationSession = {
  /** Runs a script in one transaction. */
  transaction(work: (run: ScriptRunner) => Promise<void>): Promise<void>;
  rows(text: string): Promise<Row[]>;
};

type ScriptRunner = {
  script(text: string): Promise<void>;
  statement(text: string, values: unknown[]): Promise<void>;
};

/** What the two databases do each in their own way. */
export type Connector = {
  readonly kind: DatabaseKind;
  readonly dialect: Dialect;
  /** How many connections are used, idle or waited for; nothing where there is no pool. */
  connections(): Record<string, number>;
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs `work` while no other process migrates. */
  migrationSession<T>(work: (session: MigrationSession) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
