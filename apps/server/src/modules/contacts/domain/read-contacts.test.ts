import { describe, expect, it, test } from 'vitest';
import { type ContactLine, readContacts } from './read-contacts.ts';

const whole = {
  contactId: 'C-1',
  email: 'marie@example.ca',
  firstName: 'Marie-Ève',
  language: 'fr',
  operatingName: 'Boulangerie Nord',
  legalBusinessName: '9412-3317 Québec inc.',
  street: '4517 rue Saint-Denis',
  city: 'Montréal',
  province: 'qc',
  postalCode: 'h2j2l4',
} satisfies ContactLine['cells'];

const refusalOf = (cells: ContactLine['cells']) => readContacts([{ line: 2, cells }]).refused[0]?.columns;

test('a complete line becomes a contact with its business, in normalized form', () => {
  expect(readContacts([{ line: 2, cells: whole }]).contacts[0]).toMatchObject({
    contactId: 'C-1',
    language: 'fr',
    business: { stateCode: 'QC', postalCode: 'H2J 2L4', operatingName: 'Boulangerie Nord' },
  });
});

test('a contact needs no name and no business', () => {
  const cells = { contactId: 'C-2', email: 'a@example.ca', language: 'EN', firstName: ' ' };
  expect(readContacts([{ line: 2, cells }]).contacts).toMatchObject([{ language: 'en', business: undefined }]);
});

describe('a line is refused with its invalid columns:', () => {
  it.each<[string, Partial<typeof whole>, string[]]>([
    ['no id', { contactId: ' ' }, ['contactId']],
    ['an address that is none', { email: 'marie' }, ['email']],
    ['another language', { language: 'de' }, ['language']],
    ['a formula for a name', { firstName: '=1+1' }, ['firstName']],
    ['a script for a name', { firstName: '<script>alert(1)</script>' }, ['firstName']],
    ['an emoji for a business', { operatingName: 'Bakery 🥐' }, ['operatingName']],
    ['a header in an address', { email: 'a@example.ca\r\nBcc: thief@evil.example' }, ['email']],
    ['a line break in a name', { firstName: 'Marie\r\nÈve' }, ['firstName']],
    ['a NUL in an id', { contactId: 'C\u0000-1' }, ['contactId']],
    ['an escape in a street', { street: '1 \u001b[2J Street' }, ['street']],
    ['a letter that another encoding lost', { city: 'Montr\uFFFDal' }, ['city']],
    ['an id that is too long', { contactId: 'C'.repeat(1000) }, ['contactId']],
    ['a name that is too long', { legalBusinessName: 'N'.repeat(100_000) }, ['legalBusinessName']],
    ['half a business', { street: '', city: '' }, ['street', 'city']],
    ['a province that is none', { province: 'ZZ' }, ['province']],
    ['a postal code that cannot be', { postalCode: 'W1A 1A1' }, ['postalCode']],
  ])('%s', (_, change, columns) => {
    expect(refusalOf({ ...whole, ...change })).toEqual(columns);
  });

  it('an id repeated from an earlier line', () => {
    const { contacts, refused } = readContacts([
      { line: 2, cells: whole },
      { line: 3, cells: whole },
    ]);
    expect([contacts.length, refused]).toEqual([1, [{ line: 3, columns: ['contactId'] }]]);
  });
});
