import {
  AGE_MAXIMUM_YEARS,
  AGE_MINIMUM_YEARS,
  MONTHS_PER_YEAR,
  TIME_IN_BUSINESS_MAXIMUM_MONTHS,
} from '../../constants.ts';
import { isRealDate, lastDayOf } from '../../calendar.ts';
import { ageInYears } from '../time/date-of-birth.ts';
import { readStart } from '../time/read-age.ts';
import { trimmed } from '../text.ts';
import { firstOf, type Refusal, refusal } from './refusal.ts';

const YEAR_DIGITS = 4;
const isMonth = /^(?:0[1-9]|1[0-2])$/u;

/** Explains a date in its stored form, YYYY-MM-DD, in which parts may be missing. */
export function explainDateOfBirth(typed: string, today: string): Refusal | undefined {
  const [year = '', month = '', ...rest] = typed.split('-');
  const day = rest.join('-');
  // Somebody typed a whole date into the field of the day or year, and it could not be read.
  const whole = [year, day].find((part) => part.length > YEAR_DIGITS && /\D|^\d{6,}$/u.test(part));
  if (whole !== undefined) return refusal('separateParts', { part: whole });
  if (rest.length === 0) return undefined;
  return firstOf([
    () => day === '' && refusal('noDay'),
    () => month === '' && refusal('noMonth'),
    () => year === '' && refusal('noYear'),
    () => /\D/u.test(`${year}${day}`) && refusal('digitsOnly', { part: `${day}${year}`.replace(/\d/gu, '') }),
    () => !/^\d{4}$/u.test(year) && refusal('yearDigits', { part: year }),
    () => !isMonth.test(month) && refusal('separateParts', { part: typed }),
    () => Number(day) === 0 && refusal('noDay'),
    () => !isRealDate(typed) && refusal('monthLength', { part: lastDayOf(`${year}-${month}`).slice(8) }),
    () => ageInYears(typed, today) > AGE_MAXIMUM_YEARS && refusal('year', { part: year }),
    () => typed > today && refusal('year', { part: year }),
    () => ageInYears(typed, today) < AGE_MINIMUM_YEARS && refusal('tooYoung', { part: String(AGE_MINIMUM_YEARS) }),
  ]);
}

const inYears = /^(\S+)\s*(?:y|yrs?|years?|ans?|années?)$/iu;
const MAXIMUM_YEARS = TIME_IN_BUSINESS_MAXIMUM_MONTHS / MONTHS_PER_YEAR;

export function explainTimeInBusiness(typed: string, today: string): Refusal | undefined {
  const text = trimmed(typed);
  const [, value = text] = inYears.exec(text) ?? [];
  if (/^\d{1,3}$/u.test(text) && Number(text) <= MAXIMUM_YEARS) return undefined;
  const start = readStart(text, today);
  return firstOf([
    () => start === 'future' && refusal('future', { part: text }),
    () => start === 'addMonth' && refusal('addMonth', { part: /\d{4}/u.exec(text)?.[0] ?? '' }),
    () => /^[-–−]/u.test(text) && refusal('remove', { part: text.charAt(0) }),
    () => /^\d+$/u.test(value) && refusal('yearsAtMost', { part: String(MAXIMUM_YEARS) }),
    () => /^\d+[.,]\d+$/u.test(value) && refusal('wholeNumber', { part: text }),
    () => refusal('age', { part: text }),
  ]);
}
