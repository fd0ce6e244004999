import type { MatchValue } from '@portal/contract/staff/matches';
import type { Address } from '@portal/contract/fields/address';
import { normalizePostalCode } from '@portal/contract/fields/postal-code';
import { foldForComparison } from '@portal/contract/fields/text';
import type { PersonalValues, StructureValues } from './values.ts';

/** Domains that lead to the same mailbox. Only Gmail also ignores dots in the name. */
const sameMailbox: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);

function emailValue(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const mailbox = sameMailbox.get(domain) ?? domain;
  const [name = ''] = local.split('+');
  return `${mailbox === 'gmail.com' ? name.replaceAll('.', '') : name}@${mailbox}`;
}

const PHONE_DIGITS = 10;

/** A Canadian number without its country; undefined if there are too few digits. */
function phoneValue(text: string): string | undefined {
  const digits = text.replaceAll(/\D/gu, '').slice(-PHONE_DIGITS);
  return digits.length === PHONE_DIGITS ? digits : undefined;
}

/** All possible area codes in North America, since a search may omit the code. */
const areaCodes = Array.from({ length: 800 }, (_, index) => String(200 + index));

/** Phone numbers that a search may mean, in every area if it has no area code; empty unless the number is complete. */
export function searchedPhones(text: string): string[] {
  if (/\p{L}/u.test(text)) return [];
  if (/^\d{3}[\s.-]?\d{4}$/u.test(text)) return areaCodes.map((code) => `${code}${text.replaceAll(/\D/gu, '')}`);
  const phone = phoneValue(text);
  return phone === undefined ? [] : [phone];
}

const WORD_AT_LEAST = 2;

/**
 * Words by which a name can be found, without case and accents: its words, and the parts of those with hyphens or
 * apostrophes.
 */
function nameWords(name: string): string[] {
  const words = name.split(/\s+/u);
  const halves = words.flatMap((word) => word.split(/\p{Pd}/u));
  const parts = words.flatMap((word) => word.split(/[^\p{L}\p{M}\p{N}]+/u));
  return [...new Set([...words, ...halves, ...parts].map(foldForComparison))].filter(
    (word) => word.length >= WORD_AT_LEAST,
  );
}

/**
 * Postal code and the numbers of the street line, in any order: names of streets and units have too many spellings.
 * Undefined without a postal code or a street number.
 */
function addressValue({ street = '', postalCode = '' }: Partial<Pick<Address, 'street' | 'postalCode'>>) {
  const numbers = street.match(/\d+/gu)?.toSorted() ?? [];
  const postal = normalizePostalCode(postalCode).replaceAll(' ', '');
  return numbers.length === 0 || postal === '' ? undefined : [postal, ...numbers].join(' ');
}

export interface Applicant {
  email: string;
  personal: Partial<PersonalValues>;
  structure: StructureValues;
}

/** By which people are found: the words of their name, and their phone number. */
export function searchValuesOf({
  firstName = '',
  lastName = '',
  phoneNumber = '',
}: Partial<PersonalValues>): MatchValue[] {
  const phone = phoneValue(phoneNumber);
  return [
    ...(phone === undefined ? [] : [{ kind: 'phone', value: phone } as const]),
    ...nameWords(`${firstName} ${lastName}`).map((value) => ({ kind: 'nameWord', value }) as const),
  ];
}

export function matchValuesOf({ email, personal, structure }: Applicant): MatchValue[] {
  const { firstName = '', lastName = '', dateOfBirth = '' } = personal;
  const [home, business] = [addressValue(personal), addressValue(structure)];
  const name = foldForComparison(`${firstName} ${lastName}`);
  return [
    { kind: 'email', value: emailValue(email) },
    ...(dateOfBirth && name ? [{ kind: 'person', value: `${dateOfBirth} ${name}` } as const] : []),
    ...(home === undefined ? [] : [{ kind: 'homeAddress', value: home } as const]),
    ...(business === undefined ? [] : [{ kind: 'businessAddress', value: business } as const]),
    ...searchValuesOf(personal),
  ];
}
