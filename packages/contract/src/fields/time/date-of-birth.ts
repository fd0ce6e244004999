import * as z from 'zod/mini';
import { AGE_MAXIMUM_YEARS, AGE_MINIMUM_YEARS } from '../../constants.ts';
import { trimmed } from '../text.ts';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** Whether YYYY-MM-DD is an existing date; 31 April is not. */
export function isRealDate(text: string): boolean {
  const match = isoDate.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

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
  z.overwrite(trimmed),
  z.minLength(1, { error: 'validation.dateOfBirth.required', abort: true }),
  z.refine((text) => text.replaceAll('-', '') !== '', { error: 'validation.dateOfBirth.required', abort: true }),
  z.refine(isRealDate, { error: 'validation.dateOfBirth.invalid' }),
);
