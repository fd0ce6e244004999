import { type Duration, toDuration } from '@portal/contract/application/time-in-business';
import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import type { Words } from './words.ts';

/** People say `18 months`, but `7 years and 8 months`. */
const YEARS_TOLD_WITH_MONTHS = 2;

export function formatDuration({ count, unit }: Duration, { t }: Words): string {
  return unit === 'years' ? t('review.years', { count }) : t('review.months', { count });
}

export function formatTimeInBusiness(months: number, words: Words): string {
  const [years, rest] = [Math.floor(months / MONTHS_PER_YEAR), months % MONTHS_PER_YEAR];
  if (rest === 0 || years < YEARS_TOLD_WITH_MONTHS) return formatDuration(toDuration(months), words);
  return words.t('review.yearsAndMonths', {
    years: formatDuration({ count: years, unit: 'years' }, words),
    months: formatDuration({ count: rest, unit: 'months' }, words),
  });
}
