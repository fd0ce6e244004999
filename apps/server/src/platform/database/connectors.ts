export type { Connector } from './connector.ts';
export { loadPglite } from './pglite.ts';
export type { DatabaseTimeouts } from './connections.ts';
export { openPostgres } from './postgres.ts';
