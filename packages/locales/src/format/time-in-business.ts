import { type Duration, toDuration } from '@portal/contract/application/time-in-business';
import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import type { Words } from './words.ts';

const YEARS_WITH_MONTHS_AT_LEAST = 2;

/** Whether people would say both years and months: they say `18 months` and `3 years`, but `7 years and 8 months`. */
export function hasYearsAndMonths(months: number): boolean {
  return months % MONTHS_PER_YEAR > 0 && months >= YEARS_WITH_MONTHS_AT_LEAST * MONTHS_PER_YEAR;
}

export function formatDuration({ count, unit }: Duration, { t }: Words): string {
  return unit === 'years' ? t('review.years', { count }) : t('review.months', { count });
}

export function formatTimeInBusiness(months: number, words: Words): string {
  if (!hasYearsAndMonths(months)) return formatDuration(toDuration(months), words);
  const [years, rest] = [Math.floor(months / MONTHS_PER_YEAR), months % MONTHS_PER_YEAR];
  return words.t('review.yearsAndMonths', {
    years: formatDuration({ count: years, unit: 'years' }, words),
    months: formatDuration({ count: rest, unit: 'months' }, words),
  });
}
