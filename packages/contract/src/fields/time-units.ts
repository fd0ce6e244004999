import { MONTHS_PER_YEAR } from '../constants.ts';

export const timeUnits = ['months', 'years'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/**
 * Months that a typed part of a year is, such as `1.5` or `1,5`.
 * @returns undefined where the text is not a number with decimals, or not whole months
 */
export function monthsOfPartYears(text: string): number | undefined {
  const typed = /^\d{1,3}[.,]\d{1,2}$/u.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
  const months = typed * MONTHS_PER_YEAR;
  return Number.isInteger(months) ? months : undefined;
}
