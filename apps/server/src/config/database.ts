import path from 'node:path';
import { onOrOff, postgresUrl, singleLine } from './values/schemas.ts';
import type { Rule, ValuesOf, Variables } from './values/variable.ts';

export interface DatabaseConfig {
  /** Absolute path. */
  dataDir: string;
  /** PostgreSQL; undefined for the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  migrateOnStart: boolean;
}

export const databaseVariables = {
  DATA_DIR: {
    schema: singleLine(4096),
    default: '.data',
    meaning: 'folder of the embedded database, uploaded files and development emails',
  },
  DATABASE_URL: {
    isSecret: true,
    schema: postgresUrl,
    unset: 'embedded PGlite under `DATA_DIR`',
    meaning: 'PostgreSQL 15 or newer; recommended in production ([why](decisions/0002-databases.md))',
  },
  DATABASE_DIRECT_URL: {
    isSecret: true,
    schema: postgresUrl,
    unset: '`DATABASE_URL`',
    meaning: 'direct connection, if `DATABASE_URL` goes through a pooler ([how](operations.md#connection-pooler))',
  },
  PORTAL_MIGRATE: { schema: onOrOff, default: 'on', meaning: '`off` if migrations are applied separately' },
} as const satisfies Variables;

type DatabaseValues = ValuesOf<typeof databaseVariables>;

export function databaseRules(values: DatabaseValues): Rule[] {
  return [
    [
      values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined,
      'DATABASE_URL is required with DATABASE_DIRECT_URL',
    ],
  ];
}

export function databaseOf(values: DatabaseValues): DatabaseConfig {
  return {
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    migrateOnStart: values.PORTAL_MIGRATE,
  };
}
