import { isInternalHost } from './values/internal-address.ts';
import { isProduction, type ProcessValues } from './process.ts';
import type { Rule } from './values/variable.ts';

/** In production, connections that leave the lender's network must be encrypted; within it, plain http is allowed. */
export function transportRules(
  values: ProcessValues & Readonly<Record<string, unknown>>,
  variables: readonly string[],
): Rule[] {
  return variables.map((variable) => [
    isProduction(values) && isPlainToOutside(values[variable]),
    `${variable} must start with https:// in production, unless its host is in your own network`,
  ]);
}

function isPlainToOutside(value: unknown): boolean {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url?.protocol === 'http:' && !isInternalHost(url.hostname);
}
