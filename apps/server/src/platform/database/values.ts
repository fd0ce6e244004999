const OID = {
  bytea: 17,
  int8: 20,
  json: 114,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  jsonb: 3802,
  int8Array: 1016,
  numericArray: 1231,
  dateArray: 1182,
} as const;

const UTC_OFFSET_LENGTH = '+00'.length;

export type ValueParser = (text: string) => unknown;

export const valueParsers: Readonly<Record<number, ValueParser>> = {
  [OID.bytea]: (text) => Buffer.from(text.slice(2), 'hex'),
  [OID.int8]: toSafeInteger,
  [OID.json]: (text): unknown => JSON.parse(text),
  [OID.jsonb]: (text): unknown => JSON.parse(text),
  [OID.date]: (text) => text,
  [OID.timestamp]: (text) => new Date(`${text.replace(' ', 'T')}Z`),
  [OID.timestamptz]: toDate,
  [OID.numeric]: Number,
  [OID.int8Array]: (text) => arrayElements(text).map(toSafeInteger),
  [OID.numericArray]: (text) => arrayElements(text).map(Number),
  [OID.dateArray]: (text) => arrayElements(text),
};

/** Throws a `RangeError` if a JavaScript number would be inexact. */
function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('An integer of the database is too large to be exact');

  return value;
}

/** PostgreSQL writes `2026-01-31 23:59:59.123+00`, with an offset of hours, or hours and minutes. */
function toDate(text: string): Date {
  if (text.endsWith('+00')) return new Date(`${text.slice(0, -UTC_OFFSET_LENGTH)}Z`);
  return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/u, '$1:00'));
}

/** Elements of a one-dimensional array without quotes or nulls, such as `{1,2}`. */
function arrayElements(text: string): string[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',');
}
