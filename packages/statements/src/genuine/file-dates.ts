/** A PDF date (ISO 32000-1, 7.9.4) or an XMP date. */
const DATE = /^(?:D:)?\s*(\d{4})-?(\d{2})-?(\d{2})/u;

/** The day of a date in a file's metadata as YYYY-MM-DD, in the zone of its program; null if there is none. */
export function dayOfMetadata(value: unknown): string | null {
  const [, year, month, day] = (typeof value === 'string' && DATE.exec(value.trim())) || [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(`${written}T00:00:00Z`)) ? null : written;
}
