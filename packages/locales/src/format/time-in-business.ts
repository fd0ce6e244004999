import { type Duration, toDuration } from '@portal/contract/application/time-in-business';
import type { Words } from './words.ts';

/** `3 years`, `18 months`, `1 an`. */
export function formatDuration({ count, unit }: Duration, { t }: Words): string {
  return unit === 'years' ? t('review.years', { count }) : t('review.months', { count });
}

/** Whole years as years, anything else in months; none are `0 months`. */
export function formatTimeInBusiness(months: number, words: Words): string {
  return formatDuration(toDuration(months), words);
}
