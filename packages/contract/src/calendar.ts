/**
 * Returns a function that gives the day of an instant in a time zone, as YYYY-MM-DD. Create it once per zone: creating a
 * formatter costs a hundred times as much as using it.
 *
 * The day is put together from its parts because the order of a formatted date is not stable: with ICU 72 (some WebKit
 * builds) the short date of `en-CA` is `11/27/26`.
 */
export function createDayCalendar(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (at) => {
    const parts = format.formatToParts(at);
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
    return `${part('year').padStart(4, '0')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
  };
}
