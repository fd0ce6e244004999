import { SECOND_MS } from '@portal/contract/constants';

/** How many connections to PostgreSQL one process takes at most, without a pooler, by what they are for. */
export const connectionsOfAProcess = { requests: 10, queue: 4, listening: 1, probe: 1 } as const;

/** Of one process. */
export const MOST_CONNECTIONS_OF_A_PROCESS = Object.values(connectionsOfAProcess).reduce<number>(
  (sum, count) => sum + count,
  0,
);

/** What `max_connections` leaves for backups, migrations and whoever looks after PostgreSQL. */
export const OTHER_CONNECTIONS = 10;

/** At the start, before those of a process: one for the transaction, one for an index that is built beside it. */
export const CONNECTIONS_OF_MIGRATIONS = 2;

/** How long callers wait for PostgreSQL before it counts as unavailable, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection. */
  connectMs: number;
  /** After so long of a statement, the probe asks whether the server responds at all. */
  statementMs: number;
  /** How long the probe waits for that. */
  responseMs: number;
}

/** Of requests and the work of jobs: together below the 2 seconds in which a caller must get a response. */
export const requestTimeouts: DatabaseTimeouts = { connectMs: 1500, statementMs: 900, responseMs: 700 };

/** PostgreSQL's own names and milliseconds: for each session, or behind a pooler for each transaction. */
export const requestLimits = {
  statement_timeout: 10 * SECOND_MS,
  lock_timeout: 5 * SECOND_MS,
  idle_in_transaction_session_timeout: 30 * SECOND_MS,
} as const;

/**
 * PostgreSQL has ended a statement by then: whoever has heard nothing is connected to a machine that is gone, though its address
 * may already lead to another, which the probe reaches.
 */
export const LONGEST_SILENCE_MS = requestLimits.statement_timeout + 2 * SECOND_MS;

/** Then an idle connection is asked whether its other end is still there. */
export const KEEP_ALIVE_MS = 10 * SECOND_MS;

/** Of the queue's own statements and `/readyz`. */
export const queueTimeouts = { connectMs: 5 * SECOND_MS, statementMs: 60 * SECOND_MS } as const;

/** Of the connection that listens: for it and for its statements, and how often it is asked whether it is still there. */
export const listeningTimeouts = { connectMs: 5 * SECOND_MS, checkMs: 10 * SECOND_MS } as const;

/** A migration has no limit, but lets others pass when it has waited so long for a table. */
export const migrationTimeouts = { connectMs: 5 * SECOND_MS, tableMs: 2 * SECOND_MS } as const;

/** Of a pool: then a connection that nobody uses is closed. */
export const IDLE_CONNECTION_MS = 30 * SECOND_MS;
