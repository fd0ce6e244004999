import { type AddressesConfig, addressesOf, addressRules } from './values/addresses.ts';
import { type BankConfig, bankOf, bankRules } from './bank.ts';
import { type BrandConfig, brandOf } from './brand.ts';
import { type BureauConfig, bureauOf, bureauRules } from './bureau.ts';
import { ConfigError } from './values/config-error.ts';
import { type DatabaseConfig, databaseOf, databaseRules } from './database.ts';
import { type FileStoreConfig, fileStoreOf, fileStoreRules } from './file-store.ts';
import { type GoogleConfig, googleOf, googleRules } from './google.ts';
import { type LendingConfig, lendingOf, lendingRules } from './lending.ts';
import { type LimitsConfig, limitsOf } from './limits.ts';
import { type MailConfig, mailOf, mailRules } from './mail.ts';
import { type ProcessConfig, processOf, processRules } from './process.ts';
import { type RetentionDays, retentionOf } from './retention.ts';
import { type SecretsConfig, secretsOf, secretsRules } from './secrets.ts';
import { type StaffConfig, staffOf, staffRules } from './staff.ts';
import { type TelemetryConfig, telemetryOf } from './telemetry.ts';
import { transportRules } from './transport.ts';
import { readVariables } from './values/variable.ts';
import { type Environment, variables } from './variables.ts';
import { type ConfigWarning, warningsOf } from './warnings.ts';

export type { AddressesConfig } from './values/addresses.ts';
export type { Brand } from './brand.ts';
export { ConfigError } from './values/config-error.ts';
export type { S3Access } from './file-store.ts';
export type { GoogleAccess } from './google.ts';
export { hasDevelopmentInbox } from './mail.ts';
export type { StaffOidcAccess } from './staff.ts';
export type { TracingConfig } from './telemetry.ts';

export interface Config
  extends
    ProcessConfig,
    SecretsConfig,
    DatabaseConfig,
    FileStoreConfig,
    MailConfig,
    BrandConfig,
    LendingConfig,
    LimitsConfig,
    BankConfig,
    BureauConfig,
    GoogleConfig,
    StaffConfig,
    TelemetryConfig {
  addresses: AddressesConfig;
  retentionDays: RetentionDays;
  warnings: readonly ConfigWarning[];
}

export const configurationVariables: readonly string[] = Object.keys(variables);

/**
 * Reads and checks every setting, including secrets from files. An empty variable counts as unset. Throws `ConfigError`
 * with all errors at once; errors never repeat values, which may be secret.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { values, errors } = readVariables(variables, env);
  if (errors.length > 0) throw new ConfigError(errors);
  const broken = rulesBetween(values).filter(([isBroken]) => isBroken);
  if (broken.length > 0) throw new ConfigError(broken.map(([, error]) => error));
  return configOf(values);
}

function rulesBetween(values: Environment) {
  return [
    ...secretsRules(values),
    ...processRules(values),
    ...databaseRules(values),
    ...mailRules(values),
    ...lendingRules(values),
    ...addressRules(values),
    ...fileStoreRules(values),
    ...bankRules(values),
    ...bureauRules(values),
    ...googleRules(values),
    ...staffRules(values),
    ...transportRules(values, [
      'PUBLIC_URL',
      'STAFF_URL',
      'BANK_API_URL',
      'BANK_CONNECT_URL',
      'ADDRESS_URL',
      'S3_ENDPOINT',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    ]),
  ];
}

function configOf(values: Environment): Config {
  const process = processOf(values);
  return {
    ...process,
    ...secretsOf(values),
    ...databaseOf(values),
    ...fileStoreOf(values),
    ...mailOf(values),
    ...brandOf(values),
    ...lendingOf(values),
    ...limitsOf(values),
    ...bankOf(values),
    ...bureauOf(values),
    ...addressesOf(values),
    ...googleOf(values),
    ...staffOf(values, process.publicUrl),
    ...retentionOf(values),
    ...telemetryOf(values),
    warnings: warningsOf(values),
  };
}
