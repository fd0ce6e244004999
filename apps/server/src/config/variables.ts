import { addressVariables } from './values/addresses.ts';
import { bankVariables } from './bank.ts';
import { brandVariables } from './brand.ts';
import { bureauVariables } from './bureau.ts';
import { databaseVariables } from './database.ts';
import { fileStoreVariables } from './file-store.ts';
import { googleVariables } from './google.ts';
import { lendingVariables } from './lending.ts';
import { limitsVariables } from './limits.ts';
import { mailVariables } from './mail.ts';
import { processVariables } from './process.ts';
import { retentionVariables } from './retention.ts';
import { secretsVariables } from './secrets.ts';
import { staffVariables } from './staff.ts';
import { telemetryVariables } from './telemetry.ts';
import type { ValuesOf, Variables } from './values/variable.ts';

/** Every variable, in the order of `docs/configuration.md` and `.env.example`. */
export const variables = {
  ...processVariables,
  ...secretsVariables,
  ...databaseVariables,
  ...fileStoreVariables,
  ...mailVariables,
  ...brandVariables,
  ...lendingVariables,
  ...limitsVariables,
  ...bankVariables,
  ...bureauVariables,
  ...addressVariables,
  ...googleVariables,
  ...staffVariables,
  ...retentionVariables,
  ...telemetryVariables,
} as const satisfies Variables;
export type Environment = ValuesOf<typeof variables>;
