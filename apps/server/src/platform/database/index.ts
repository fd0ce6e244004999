export type { Database, DatabaseKind, Queries, Transaction } from './database.ts';
