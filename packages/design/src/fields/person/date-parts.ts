export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** `YYYY-MM-DD` with days and months padded; empty if nothing is typed. */
export function joinDate({ day, month, year }: DateParts): string {
  const fill = (part: string) => (part === '' ? '' : part.padStart(2, '0'));
  const parts = [year.trim(), fill(month.trim()), fill(day.trim())];
  return parts.every((part) => part === '') ? '' : parts.join('-');
}
