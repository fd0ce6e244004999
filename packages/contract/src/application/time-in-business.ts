import { MONTHS_PER_YEAR } from '../constants.ts';
import type { TimeUnit } from '../fields/time/time-units.ts';

export interface Duration {
  count: number;
  unit: TimeUnit;
}

/** Full years as years; anything else, and 0, as months. */
export function toDuration(months: number): Duration {
  return months > 0 && months % MONTHS_PER_YEAR === 0
    ? { count: months / MONTHS_PER_YEAR, unit: 'years' }
    : { count: months, unit: 'months' };
}
