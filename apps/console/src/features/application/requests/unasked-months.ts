import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { Details } from '../details.ts';

export function askedMonths(missing: Details['missing']): string[] {
  return missing.flatMap(({ months }) => months);
}

export function unaskedMonths(months: readonly MarkedMonth[], missing: Details['missing']): string[] {
  const asked = askedMonths(missing);
  return months
    .filter(({ state }) => state === 'missing' || state === 'part')
    .map(({ month }) => month)
    .filter((month) => !asked.includes(month));
}
