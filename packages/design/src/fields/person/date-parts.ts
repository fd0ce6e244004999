/** The three parts as typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** Parts of `YYYY-MM-DD`, however incomplete. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** `YYYY-MM-DD` with short days and months filled up; empty where nothing is typed. */
export function joinDate({ day, month, year }: DateParts): string {
  const fill = (part: string) => (part === '' ? '' : part.padStart(2, '0'));
  const parts = [year.trim(), fill(month.trim()), fill(day.trim())];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}
