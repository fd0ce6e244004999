import * as z from 'zod/mini';
import { AGE_MAXIMUM_YEARS, AGE_MINIMUM_YEARS } from '../../constants.ts';
import { isRealDate } from '../../calendar.ts';
import { trimmed } from '../text.ts';
import { readDate } from './read-date.ts';

export function ageInYears(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** 18 to 120 years old on the given day. Both are YYYY-MM-DD. */
export function isOldEnough(dateOfBirth: string, today: string): boolean {
  const age = ageInYears(dateOfBirth, today);
  return age >= AGE_MINIMUM_YEARS && age <= AGE_MAXIMUM_YEARS;
}

export const dateOfBirth = z.string({ error: 'validation.dateOfBirth.required' }).check(
  z.overwrite((text) => readDate(text) ?? trimmed(text)),
  z.minLength(1, { error: 'validation.dateOfBirth.required', abort: true }),
  z.refine((text) => text.replaceAll('-', '') !== '', { error: 'validation.dateOfBirth.required', abort: true }),
  z.refine(isRealDate, { error: 'validation.dateOfBirth.invalid' }),
);
