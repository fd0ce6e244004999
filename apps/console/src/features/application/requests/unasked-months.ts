import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { Details } from '../details.ts';

/** Months that are asked of the customer already. */
export function askedMonths(missing: Details['missing']): string[] {
  return missing.flatMap(({ months }) => months);
}

/** Months that are missing, or only there in part, and that nobody has asked for yet. */
export function unaskedMonths(months: readonly MarkedMonth[], missing: Details['missing']): string[] {
  const asked = askedMonths(missing);
  return months
    .filter(({ state }) => state === 'missing' || state === 'part')
    .map(({ month }) => month)
    .filter((month) => !asked.includes(month));
}
