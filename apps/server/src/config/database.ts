import path from 'node:path';
import { onOrOff, postgresUrl, singleLine } from './schemas.ts';
import type { ValuesOf, Variables } from './variable.ts';

export interface DatabaseConfig {
  /** Absolute. */
  dataDir: string;
  /** PostgreSQL; undefined for the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  /** Whether the start applies missing migrations. */
  migrateOnStart: boolean;
}

export const databaseVariables = {
  DATA_DIR: {
    schema: singleLine(4096),
    default: '.data',
    meaning: 'folder of the embedded database, uploaded files and development emails',
  },
  DATABASE_URL: {
    schema: postgresUrl,
    unset: 'embedded PGlite under `DATA_DIR`',
    meaning:
      'PostgreSQL 15 or newer; recommended in production ([why](decisions/0007-two-databases-behind-one-port.md))',
  },
  PORTAL_MIGRATE: { schema: onOrOff, default: 'on', meaning: '`off` where migrations are applied separately' },
} as const satisfies Variables;

export function databaseOf(values: ValuesOf<typeof databaseVariables>): DatabaseConfig {
  return {
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    migrateOnStart: values.PORTAL_MIGRATE,
  };
}
