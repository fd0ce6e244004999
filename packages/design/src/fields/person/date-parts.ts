import { readDate } from '@portal/contract/fields/time/read-date';

export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** `YYYY-MM-DD` with days and months padded, also if one part holds a whole date; empty if nothing is typed. */
export function joinDate({ day, month, year }: DateParts): string {
  const whole = readDate(day) ?? readDate(year);
  if (whole !== undefined) return whole;
  const fill = (part: string) => (part === '' ? '' : part.padStart(2, '0'));
  const parts = [year.trim(), fill(month.trim()), fill(day.trim())];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}
