import { brandVariables } from './brand.ts';
import { criminalRateOf } from './lending.ts';
import { isProduction } from './process.ts';
import type { Environment } from './variables.ts';

export interface ConfigWarning {
  settings: readonly string[];
  says: string;
}

const brandSettings = ['BRAND_NAME', 'BRAND_PHONE', 'BRAND_EMAIL', 'BRAND_ADDRESS'] as const;

export function warningsOf(values: Environment): ConfigWarning[] {
  if (!isProduction(values)) return [];
  const samples = brandSettings.filter((name) => values[name] === brandVariables[name].default);
  const criminalRate = criminalRateOf(values);
  const warnings: [isDue: boolean, settings: readonly string[], says: string][] = [
    [
      values.DATABASE_URL === undefined,
      ['DATABASE_URL'],
      'the embedded database can lose the last seconds of data if the machine fails, and serves only one process',
    ],
    [samples.length > 0, samples, 'customers see sample details instead of the lender’s'],
    [values.STAFF_EMAIL === undefined, ['STAFF_EMAIL'], 'emails to account managers go to the address for customers'],
    [
      values.TRUST_PROXY === undefined && values.PORTAL_ROLE.includes('web'),
      ['TRUST_PROXY'],
      'behind a proxy, all clients count as one and share one request limit',
    ],
    [
      values.PUBLIC_URL?.startsWith('http:') === true,
      ['PUBLIC_URL'],
      'people reach the portal without https, so what they send can be read in transit',
    ],
    [criminalRate !== undefined, ['USUAL_AMOUNTS', 'USUAL_COST', 'USUAL_TERMS'], criminalRate ?? ''],
  ];
  return warnings.filter(([isDue]) => isDue).map(([, settings, says]) => ({ settings, says }));
}
