import { type Duration, toDuration } from '@portal/contract/application/time-in-business';
import type { Words } from './words.ts';

export function formatDuration({ count, unit }: Duration, { t }: Words): string {
  return unit === 'years' ? t('review.years', { count }) : t('review.months', { count });
}

export function formatTimeInBusiness(months: number, words: Words): string {
  return formatDuration(toDuration(months), words);
}
