import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { city, street } from '../fields/address.ts';
import { oneTimeCode } from '../fields/code.ts';
import { email } from '../fields/email.ts';
import { annualRevenue, requestAmount } from '../fields/money.ts';
import { firstName, operatingName } from '../fields/names.ts';
import { ownershipPercentage } from '../fields/percentage.ts';
import { phoneNumber } from '../fields/phone.ts';
import { postalCode } from '../fields/postal-code.ts';
import { refusalReasons } from '../fields/refusals/refusal.ts';
import { sin } from '../fields/sin.ts';
import { dateOfBirth, isOldEnough } from '../fields/time/date-of-birth.ts';
import { readAge } from '../fields/time/read-age.ts';
import { isPossibleAge, timeInBusiness } from '../fields/time/time-in-business.ts';
import typedInputs from '../fields/typed-inputs.json' with { type: 'json' };
import { explainRefusal } from './explain-refusal.ts';

const TODAY = '2026-11-29';

const reading = (schema: z.ZodMiniType<string | number>) => (text: string) => z.safeParse(schema, text).data;

/** Reads a field's text as the screen does; undefined if it is refused. */
const readers = {
  annualRevenue: reading(annualRevenue),
  city: reading(city),
  code: reading(oneTimeCode),
  companyName: reading(operatingName),
  dateOfBirth: (text) => {
    const { data: day } = z.safeParse(dateOfBirth, text);
    return day !== undefined && isOldEnough(day, TODAY) ? day : undefined;
  },
  email: reading(email),
  firstName: reading(firstName),
  ownershipPercentage: reading(ownershipPercentage),
  phoneNumber: reading(phoneNumber),
  postalCode: reading(postalCode),
  requestAmount: reading(requestAmount),
  sin: reading(sin),
  street: reading(street),
  timeInBusiness: (text) => {
    const { data: years } = z.safeParse(timeInBusiness, text);
    const isPossible = years !== undefined && isPossibleAge({ timeInBusiness: years, timeInBusinessUnit: 'years' });
    return readAge(text, 'years', TODAY) ?? (isPossible ? years : undefined);
  },
} as const satisfies Record<keyof typeof typedInputs, (text: string) => string | number | undefined>;
type FieldName = keyof typeof readers;

const inputs = Object.entries(typedInputs).flatMap(([field, sources]) =>
  Object.values<Record<string, string | string[]>>(sources).flatMap((typed) =>
    Object.entries(typed).map(([text, outcome]) => ({ field: field as FieldName, text, outcome })),
  ),
);

function outcomeOf(field: FieldName, text: string): string | string[] {
  const value = readers[field](text);
  if (value !== undefined) return String(value);
  const refused = explainRefusal(field, text, TODAY);
  return refused ? [refused.reason, ...Object.values(refused.values).map(String)] : [];
}

test('a field understands what people type, and names the part that has no single meaning', () => {
  expect(inputs.map(({ field, text }) => ({ field, text, outcome: outcomeOf(field, text) }))).toEqual(inputs);
  expect(inputs.length).toBeGreaterThanOrEqual(300);
});

test('what a field accepts has nothing to explain', () => {
  const taken = inputs.filter(({ field, outcome }) => typeof outcome === 'string' && field !== 'timeInBusiness');
  const explained = taken.filter(({ field, outcome }) => explainRefusal(field, String(outcome), TODAY));
  expect(explained).toEqual([]);
});

/** Fields in which two words joined into one say something else. */
const wordFields: readonly FieldName[] = [
  'annualRevenue',
  'email',
  'ownershipPercentage',
  'postalCode',
  'timeInBusiness',
];

/** The text once the person did what the reason says; undefined if the reason does not ask to remove anything. */
function followed(text: string, [reason, part = '']: readonly string[]): string | undefined {
  if (reason === 'spaces') return text.replace(/\s/gu, '');
  if (reason === 'period') return text.replace(/^\.|\.(?=\.|@|$)/gu, '').replace('@.', '@');
  if (reason !== 'remove' && reason !== 'characters') return undefined;
  const parts = text.includes(part) ? [part] : part.split(' ');
  return parts.reduce((left, removed) => left.replaceAll(removed, ''), text);
}

/** Letters and digits that stand together; of an address, those before the @ sign. */
const wordsOf = (field: FieldName, text: string) =>
  (field === 'email' ? text.slice(0, text.indexOf('@')) : text).match(/[\p{L}\p{N}]+/gu) ?? [];

test('following the advice never joins words into another value', () => {
  const joined = inputs.flatMap(({ field, text }) => {
    const outcome = outcomeOf(field, text);
    const left = typeof outcome === 'string' || !wordFields.includes(field) ? undefined : followed(text, outcome);
    if (left === undefined || readers[field](left) === undefined) return [];
    const typed = new Set(wordsOf(field, text));
    return wordsOf(field, left).every((word) => typed.has(word)) ? [] : [{ field, text, left }];
  });
  expect(joined).toEqual([]);
});

test('an address suggested to a person is one of the typed words', () => {
  const invented = inputs.filter(({ field, text }) => {
    const [reason, address] = outcomeOf(field, text);
    return reason === 'onlyAddress' && !text.split(/\s+/u).includes(String(address));
  });
  expect(invented).toEqual([]);
});

test('months are read in the chosen unit, unless they are a year', () => {
  expect(['24+', 'environ 18', '2019', '1,5', '2 a 3'].map((text) => readAge(text, 'months', TODAY))).toEqual([
    24,
    18,
    84,
    undefined,
    undefined,
  ]);
});

test('every reason to refuse a text has an input that shows it', () => {
  const shown = new Set(inputs.map(({ outcome }) => (typeof outcome === 'string' ? undefined : outcome[0])));
  expect(refusalReasons.filter((reason) => !shown.has(reason))).toEqual(['tooLong']);
});
