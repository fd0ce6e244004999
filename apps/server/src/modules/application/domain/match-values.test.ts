import { expect, test } from 'vitest';
import type { KeyedMatchKind, MatchKind } from '@portal/contract/staff/matches';
import { type Applicant, matchValuesOf, searchedPhones } from './match-values.ts';
import { personalValues, structureValues } from '../../../../test/application-values.ts';

const one: Applicant = {
  email: 'ana.tremblay@example.ca',
  personal: personalValues,
  structure: structureValues,
};
const elsewhere = { street: '81 Water Street', city: 'St. John’s', stateCode: 'NL', postalCode: 'A1C 1A4' } as const;
const other: Applicant = {
  email: 'marc@autre.example',
  personal: {
    ...elsewhere,
    country: 'CA',
    firstName: 'Marc',
    lastName: 'Gagnon',
    dateOfBirth: '1979-11-30',
    phoneNumber: '(709) 555-0177',
  },
  structure: { ...structureValues, ...elsewhere, legalBusinessName: 'Harbour Foods Ltd.' },
};

const person = (change: Partial<Applicant['personal']>): Applicant => ({
  ...other,
  personal: { ...other.personal, ...change },
});
const business = (change: Partial<Applicant['structure']>): Applicant => ({
  ...other,
  structure: { ...other.structure, ...change },
});
const mail = (email: string): Applicant => ({ ...other, email });

function sharedBy(left: Applicant, right: Applicant): MatchKind[] {
  const family = (kind: KeyedMatchKind) => kind.replace(/home|business/u, '');
  const values = new Set(matchValuesOf(left).map(({ kind, value }) => `${family(kind)} ${value}`));
  return matchValuesOf(right)
    .filter(({ kind, value }) => values.has(`${family(kind)} ${value}`))
    .flatMap(({ kind }) => (kind === 'nameWord' ? [] : kind));
}

const home = { street: personalValues.street, postalCode: personalValues.postalCode };

test.each<[string, Applicant, MatchKind[]]>([
  ['the email', mail(one.email), ['email']],
  ['the email in capitals', mail('Ana.Tremblay@Example.ca'), ['email']],
  ['the email with a tag', mail('ana.tremblay+second@example.ca'), ['email']],
  ['the phone', person({ phoneNumber: '514-555-0134' }), ['phone']],
  ['the phone with its country', person({ phoneNumber: '+1 514 555 0134' }), ['phone']],
  ['the person', person({ firstName: 'Ana', lastName: 'Tremblay', dateOfBirth: '1984-03-08' }), ['person']],
  ['the person in capitals', person({ firstName: 'ANA', lastName: 'TREMBLAY', dateOfBirth: '1984-03-08' }), ['person']],
  ['the home', person(home), ['homeAddress']],
  ['the home, written in another way', person({ ...home, street: '4517, Saint Denis St.' }), ['homeAddress']],
  ['the home, with the postal code in one', person({ ...home, postalCode: 'h2j2l4' }), ['homeAddress']],
  ['the business address', business(home), ['businessAddress']],
])('finds applications that share %s', (_what, applicant, shared) => {
  expect(sharedBy(one, applicant)).toEqual(shared);
});

const gmail = mail('ana.tremblay@gmail.com');

test.each<[string, Applicant]>([
  ['dots', mail('anatremblay@gmail.com')],
  ['a tag', mail('a.n.a.tremblay+loan@gmail.com')],
  ['the older domain', mail('ana.tremblay@googlemail.com')],
])('takes a Gmail address with %s for the same', (_what, applicant) => {
  expect(sharedBy(gmail, { ...applicant, personal: {}, structure: {} })).toEqual(['email']);
});

test.each(['protonmail.com', 'pm.me'])('takes an address at %s for the same as at proton.me', (domain) => {
  const at = (own: string) => matchValuesOf(mail(`ana.tremblay@${own}`)).find(({ kind }) => kind === 'email');
  expect(at(domain)).toEqual(at('proton.me'));
});

test.each<[string, Applicant]>([
  ['dots in an address that is not Gmail’s', mail('anatremblay@example.ca')],
  ['the same name at another domain', mail('ana.tremblay@example.com')],
  ['a similar address', mail('ana.tremblay2@example.ca')],
  ['a phone that differs in one digit', person({ phoneNumber: '(514) 555-0135' })],
  ['a phone in another area', person({ phoneNumber: '(438) 555-0134' })],
  ['the same name, born on another day', person({ firstName: 'Ana', lastName: 'Tremblay' })],
  ['the same birthday', person({ dateOfBirth: '1984-03-08' })],
  ['a family name and a birthday', person({ lastName: 'Tremblay', dateOfBirth: '1984-03-08' })],
  ['a neighbour', person({ ...home, street: '4519 rue Saint-Denis' })],
  ['another flat of the same building', person({ ...home, street: '4517 rue Saint-Denis, app. 3' })],
  ['the same number in another street', person({ street: home.street, postalCode: 'H2J 2L5' })],
  ['a street without a number', person({ street: 'rue Saint-Denis', postalCode: home.postalCode })],
])('finds nothing in common in %s', (_what, applicant) => {
  expect(sharedBy(one, applicant)).toEqual([]);
});

test.each([
  ['5550134', '4165550134', 800],
  ['555-0134', '9025550134', 800],
  ['+1 (514) 555-0134', '5145550134', 1],
])('%s is searched as %s, and how many others', (text, phone, count) => {
  expect(searchedPhones(text)).toContain(phone);
  expect(searchedPhones(text)).toHaveLength(count);
});

test.each(['55501', 'F2222222', '94 12345', '2026-01-15'])('%s is not searched as a phone number', (text) => {
  expect(searchedPhones(text)).toEqual([]);
});
