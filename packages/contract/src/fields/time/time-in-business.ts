import * as z from 'zod/mini';
import { MONTHS_PER_YEAR, TIME_IN_BUSINESS_MAXIMUM_MONTHS } from '../../constants.ts';
import { trimmed } from '../text.ts';
import { type TimeUnit, timeUnits } from './time-units.ts';

export const timeInBusinessUnit = z.enum(timeUnits, { error: 'validation.timeInBusiness.required' });

export function toMonths(value: number, unit: TimeUnit): number {
  return unit === 'years' ? value * MONTHS_PER_YEAR : value;
}

/** Months divided by 12, not rounded. */
export function toYears(months: number): number {
  return months / MONTHS_PER_YEAR;
}

const REQUIRED = 'validation.timeInBusiness.required';
const INVALID = 'validation.timeInBusiness.invalid';

/** A whole number from 0; a second field holds the unit. */
export const timeInBusiness = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()], { error: REQUIRED }),
    z.transform((value, context) => {
      if (typeof value === 'number') return value;
      const text = trimmed(value);
      if (text === '') {
        context.issues.push({ code: 'custom', message: REQUIRED, input: value });
        return z.NEVER;
      }
      return /^\d{1,4}$/u.test(text) ? Number(text) : Number.NaN;
    }),
  ),
  z.number({ error: INVALID }).check(
    z.refine((value) => Number.isInteger(value) && value >= 0 && value <= TIME_IN_BUSINESS_MAXIMUM_MONTHS, {
      error: INVALID,
    }),
  ),
);

export const timeInBusinessFields = { timeInBusiness, timeInBusinessUnit };

interface TimeInBusiness {
  timeInBusiness: number;
  timeInBusinessUnit: TimeUnit;
}

/** Whether a business can be this old; `2020` years is a founding year. */
export function isPossibleAge({ timeInBusiness: value, timeInBusinessUnit: unit }: TimeInBusiness): boolean {
  return toMonths(value, unit) <= TIME_IN_BUSINESS_MAXIMUM_MONTHS;
}

const timeInBusinessPair = z.object(timeInBusinessFields);

/** For a form with both fields. Runs once both are valid, even if there are other errors. */
export const possibleAge = z.refine<TimeInBusiness>(isPossibleAge, {
  error: INVALID,
  path: ['timeInBusiness'],
  when: ({ value }) => z.safeParse(timeInBusinessPair, value).success,
});
