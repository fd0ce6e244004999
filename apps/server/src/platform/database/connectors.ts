export type { Connector } from './connector.ts';
export { loadPglite } from './pglite.ts';
export type { DatabaseTimeouts } from './postgres/connections.ts';
export { openPostgres } from './postgres/postgres.ts';
