import { InvalidArgumentError } from 'commander';
import { instant } from '@portal/contract/fields/identifier';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** An instant as the API expects it; a day means its start in UTC, as in the output. Throws `InvalidArgumentError`. */
export function toInstant(text: string): string {
  const { data } = instant.safeParse(DAY.test(text) ? `${text}T00:00:00Z` : text);
  if (data === undefined) throw new InvalidArgumentError('Write it as 2026-01-31 or 2026-01-31T00:00:00Z.');
  return data;
}
