import { MONTHS_PER_YEAR } from '../../constants.ts';

export const timeUnits = ['months', 'years'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/**
 * Months in a typed number of years such as `1.5` or `1,5`.
 * @returns undefined if the text is not a decimal number or not whole months
 */
export function monthsOfPartYears(text: string): number | undefined {
  const typed = /^\d{1,3}[.,]\d{1,2}$/u.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
  const months = typed * MONTHS_PER_YEAR;
  return Number.isInteger(months) ? months : undefined;
}
