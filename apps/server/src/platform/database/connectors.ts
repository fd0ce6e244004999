export type { Connector } from './connector.ts';
export { loadPglite } from './pglite.ts';
export { openPostgres, type DatabaseTimeouts } from './postgres.ts';
