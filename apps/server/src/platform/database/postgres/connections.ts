import { SECOND_MS } from '@portal/contract/constants';

export const connectionsOfAProcess = { requests: 10, queue: 4, listening: 1, probe: 1 } as const;

export const MOST_CONNECTIONS_OF_A_PROCESS = Object.values(connectionsOfAProcess).reduce<number>(
  (sum, count) => sum + count,
  0,
);

/** Reserved from `max_connections` for backups, migrations and administrators. */
export const OTHER_CONNECTIONS = 10;

/**
 * Connections that migrations use at startup, before a process opens its own: one for the transaction, one for
 * concurrent index builds.
 */
export const CONNECTIONS_OF_MIGRATIONS = 2;

/** How long callers wait for PostgreSQL before it counts as unavailable, in ms. */
export interface DatabaseTimeouts {
  connectMs: number;
  /** After this long the probe checks whether the server responds at all. */
  statementMs: number;
  responseMs: number;
}

/** Timeouts for requests and jobs: connecting, or a statement and its response, takes less than 2 seconds. */
export const requestTimeouts: DatabaseTimeouts = { connectMs: 1500, statementMs: 900, responseMs: 700 };

/** PostgreSQL settings in ms, per session, or per transaction behind a pooler. */
export const requestLimits = {
  statement_timeout: 10 * SECOND_MS,
  lock_timeout: 5 * SECOND_MS,
  idle_in_transaction_session_timeout: 30 * SECOND_MS,
} as const;

/**
 * By then, PostgreSQL has ended the statement. Without a response, the machine is gone, even if its address already
 * leads to another machine that answers the probe.
 */
export const LONGEST_SILENCE_MS = requestLimits.statement_timeout + 2 * SECOND_MS;

export const KEEP_ALIVE_MS = 10 * SECOND_MS;

/** Timeouts for the queue's own statements and `/readyz`. */
export const queueTimeouts = { connectMs: 5 * SECOND_MS, statementMs: 60 * SECOND_MS } as const;

export const listeningTimeouts = { connectMs: 5 * SECOND_MS, checkMs: 10 * SECOND_MS } as const;

/** A migration has no time limit, but yields after waiting this long for a table. */
export const migrationTimeouts = { connectMs: 5 * SECOND_MS, tableMs: 2 * SECOND_MS } as const;

export const IDLE_CONNECTION_MS = 30 * SECOND_MS;
