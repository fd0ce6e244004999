/** How many connections to PostgreSQL one process takes at most, without a pooler, by what they are for. */
export const connectionsOfAProcess = { requests: 10, queue: 4, listening: 1, probe: 1 } as const;

/** Of one process. */
export const MOST_CONNECTIONS_OF_A_PROCESS = Object.values(connectionsOfAProcess).reduce<number>(
  (sum, count) => sum + count,
  0,
);

/** What `max_connections` leaves for backups, migrations and whoever looks after PostgreSQL. */
export const OTHER_CONNECTIONS = 10;
