export type { Connector } from './connector.ts';
export { loadPglite } from './pglite.ts';
export { openPostgres, type Patience } from './postgres.ts';
