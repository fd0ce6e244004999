import { brandVariables } from './brand.ts';
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
  const warnings: [isDue: boolean, settings: readonly string[], says: string][] = [
    [
      values.DATABASE_URL === undefined,
      ['DATABASE_URL'],
      'the embedded database can lose the last seconds when the machine fails, and serves one process',
    ],
    [samples.length > 0, samples, 'customers see a sample instead of the lender'],
    [values.STAFF_EMAIL === undefined, ['STAFF_EMAIL'], 'mails for account managers go to the address for customers'],
    [
      values.TRUST_PROXY === undefined && values.PORTAL_ROLE.includes('web'),
      ['TRUST_PROXY'],
      'behind a proxy, all clients count as one, and share one limit of requests',
    ],
    [
      values.PUBLIC_URL?.startsWith('http:') === true,
      ['PUBLIC_URL'],
      'people reach the portal without https: what they send can be read on the way',
    ],
  ];
  return warnings.filter(([isDue]) => isDue).map(([, settings, says]) => ({ settings, says }));
}
