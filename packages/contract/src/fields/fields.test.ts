import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { foldForComparison } from './text.ts';
import { acceptedTerms } from './accepted.ts';
import { city, street } from './address.ts';
import { oneTimeCode } from './code.ts';
import { dateOfBirth, isOldEnough } from './time/date-of-birth.ts';
import { email } from './email.ts';
import { entityTypeCode } from './entity-type.ts';
import { annualRevenue, requestAmount } from './money.ts';
import { parseMoney } from './money-text.ts';
import { firstName, lastName, legalBusinessName, operatingName } from './names.ts';
import { ownershipPercentage } from './percentage.ts';
import { phoneNumber } from './phone.ts';
import { fitsProvince, postalCode, provinceOf } from './postal-code.ts';
import { country, province } from './province.ts';
import { sin } from './sin.ts';
import { eligibilityForm } from '../operations/eligibility.ts';
import { timeInBusiness, toMonths, toYears } from './time/time-in-business.ts';

type Case = [name: string, schema: z.ZodMiniType, typed: unknown, kept: unknown];
type Refusal = [name: string, schema: z.ZodMiniType, typed: unknown, key: string];

const accepted: Case[] = [
  ['email', email, ' Ana@NorthshoreBakery.ca ', 'Ana@NorthshoreBakery.ca'],
  ['email', email, "o'brien+quebec@example.co", "o'brien+quebec@example.co"],
  ['first name', firstName, 'Nguyễn', 'Nguyễn'],
  ['first name', firstName, '  Marie   Ève ', 'Marie Ève'],
  ['last name', lastName, "O'Brien", "O'Brien"],
  ['last name', lastName, 'O’Brien-St. Pierre', 'O’Brien-St. Pierre'],
  ['last name', lastName, '李', '李'],
  ['operating name', operatingName, 'Quai 12 Épicerie & Cie (2020) #1!', 'Quai 12 Épicerie & Cie (2020) #1!'],
  ['legal name', legalBusinessName, '9412-3317 Québec inc.', '9412-3317 Québec inc.'],
  ['email', email, '\uFEFF\u200Bana@bakery.ca\u200B\u2069', 'ana@bakery.ca'],
  ['first name', firstName, '\u200EMarie\u2010Ève\u200F', 'Marie-Ève'],
  ['first name', firstName, 'Marie\u2011Ève', 'Marie-Ève'],
  ['first name', firstName, 'Zoe\u0308', 'Zoë'],
  ['last name', lastName, 'O‘Neil', 'O’Neil'],
  ['last name', lastName, 'D´Arcy', 'D’Arcy'],
  ['last name', lastName, 'Sḵwx̱wú7mesh', 'Sḵwx̱wú7mesh'.normalize('NFC')],
  ['last name', lastName, 'Kanien’kehá:ka', 'Kanien’kehá:ka'],
  ['last name', lastName, 'Tremblay, Jr', 'Tremblay, Jr'],
  ['operating name', operatingName, 'Café «\u00A0Léo\u00A0»', 'Café « Léo »'],
  ['operating name', operatingName, 'Who’s Next? "Books" 100 % $1 – 20°', 'Who’s Next? "Books" 100 % $1 – 20°'],
  ['operating name', operatingName, 'Zap™ *Star* _x_; a|b = c', 'Zap™ *Star* _x_; a|b = c'],
  ['legal name', legalBusinessName, '9412\u20113317 Québec\u2060 inc.', '9412-3317 Québec inc.'],
  ['postal code', postalCode, '\u202AH2J\u20112L4\u202C', 'H2J 2L4'],
  ['phone', phoneNumber, '\u202A(514) 555\u20130123\u202C', '+15145550123'],
  ['SIN', sin, '\u2066046\u2011454\u2011286\u2069', '046454286'],
  ['amount', requestAmount, '\u200E240’000 $\uFE0F', 240_000],
  ['ownership', ownershipPercentage, '\u200E25 %', 25],
  ['time', timeInBusiness, '6\u200B', 6],
  ['date of birth', dateOfBirth, '\uFEFF1984-03-08', '1984-03-08'],
  ['code', oneTimeCode, '\u200B123\u2013456', '123456'],
  ['street', street, '\u200E4517 rue St\u2010Denis', '4517 rue St-Denis'],
  ['street', street, '4517 rue Saint-Denis, app. 3', '4517 rue Saint-Denis, app. 3'],
  ['city', city, "L'Île-Perrot", "L'Île-Perrot"],
  ['postal code', postalCode, 'k1a0b1', 'K1A 0B1'],
  ['postal code', postalCode, 'h2j-2l4', 'H2J 2L4'],
  ['postal code', postalCode, 'H2J\u00A02L4', 'H2J 2L4'],
  ['province', province, 'NU', 'NU'],
  ['country', country, 'CA', 'CA'],
  ['phone', phoneNumber, '(514) 555-0123', '+15145550123'],
  ['phone', phoneNumber, '1 514 555 0123', '+15145550123'],
  ['phone', phoneNumber, '+1-514.555.0123', '+15145550123'],
  ['date of birth', dateOfBirth, '1984-03-08', '1984-03-08'],
  ['SIN', sin, '046-454-286', '046454286'],
  ['SIN', sin, '046 454 286', '046454286'],
  ['revenue', annualRevenue, '120 000 $', 120_000],
  ['revenue', annualRevenue, '120\u00A0000\u00A0$', 120_000],
  ['revenue', annualRevenue, '$240,000', 240_000],
  ['revenue', annualRevenue, '240000', 240_000],
  ['revenue', annualRevenue, '240.000', 240_000],
  ['revenue', annualRevenue, '240 000,00 $', 240_000],
  ['revenue', annualRevenue, '240,000.00', 240_000],
  ['revenue', annualRevenue, '0', 0],
  ['amount', requestAmount, '10,000,000', 10_000_000],
  ['ownership', ownershipPercentage, '25,5 %', 25.5],
  ['ownership', ownershipPercentage, '100', 100],
  ['ownership', ownershipPercentage, '33.33', 33.33],
  ['ownership', ownershipPercentage, '1', 1],
  ['time', timeInBusiness, ' 6 ', 6],
  ['time', timeInBusiness, 0, 0],
  ['entity type', entityTypeCode, 'CORPORATION', 'CORPORATION'],
  ['terms', acceptedTerms, true, true],
  ['code', oneTimeCode, '123 456', '123456'],
];

const refused: Refusal[] = [
  ['email', email, '', 'validation.email.required'],
  ['email', email, '   ', 'validation.email.required'],
  ['email', email, undefined, 'validation.email.required'],
  ['email', email, 'ana@', 'validation.email.invalid'],
  ['email', email, 'ana@northshore', 'validation.email.invalid'],
  ['email', email, 'ana@bakery.ca\r\nBcc: x@y.ca', 'validation.email.invalid'],
  ['email', email, '.ana@bakery.ca', 'validation.email.invalid'],
  ['email', email, `${'a'.repeat(250)}@bakery.ca`, 'validation.email.invalid'],
  ['first name', firstName, '', 'validation.firstName.required'],
  ['first name', firstName, 'R2D2', 'validation.firstName.invalid'],
  ['first name', firstName, '---', 'validation.firstName.invalid'],
  ['last name', lastName, 'x'.repeat(81), 'validation.lastName.invalid'],
  ['last name', lastName, '<script>', 'validation.lastName.invalid'],
  ['operating name', operatingName, '', 'validation.companyName.required'],
  ['operating name', operatingName, 'Bakery 🥐', 'validation.companyName.invalid'],
  ['operating name', operatingName, 'Bakery\u0000', 'validation.companyName.invalid'],
  ['first name', firstName, '\u200B\u2060', 'validation.firstName.required'],
  ['legal name', legalBusinessName, '', 'validation.legalBusinessName.required'],
  ['legal name', legalBusinessName, '&&&', 'validation.legalBusinessName.invalid'],
  ['street', street, '', 'validation.street.required'],
  ['street', street, '***', 'validation.street.invalid'],
  ['city', city, '', 'validation.city.required'],
  ['city', city, '12', 'validation.city.invalid'],
  ['postal code', postalCode, '', 'validation.postalCode.required'],
  ['postal code', postalCode, 'D1A 0B1', 'validation.postalCode.invalid'],
  ['postal code', postalCode, 'W1A 0B1', 'validation.postalCode.invalid'],
  ['postal code', postalCode, 'K1A 0O1', 'validation.postalCode.invalid'],
  ['postal code', postalCode, '90210', 'validation.postalCode.invalid'],
  ['province', province, '', 'validation.province.required'],
  ['country', country, 'US', 'validation.country.required'],
  ['phone', phoneNumber, '', 'validation.phoneNumber.required'],
  ['phone', phoneNumber, '911 555-0123', 'validation.phoneNumber.invalid'],
  ['phone', phoneNumber, '514 411-0123', 'validation.phoneNumber.invalid'],
  ['phone', phoneNumber, '+33 1 23 45 67 89', 'validation.phoneNumber.invalid'],
  ['date of birth', dateOfBirth, '', 'validation.dateOfBirth.required'],
  ['date of birth', dateOfBirth, '--', 'validation.dateOfBirth.required'],
  ['date of birth', dateOfBirth, '2001-02-29', 'validation.dateOfBirth.invalid'],
  ['SIN', sin, '', 'validation.sin.required'],
  ['SIN', sin, '12345678', 'validation.sin.invalid'],
  ['SIN', sin, '12345678a', 'validation.sin.invalid'],
  ['revenue', annualRevenue, '', 'validation.annualRevenue.required'],
  ['revenue', annualRevenue, 'a lot', 'validation.annualRevenue.invalid'],
  ['revenue', annualRevenue, '-5', 'validation.annualRevenue.invalid'],
  ['revenue', annualRevenue, '12,50,000', 'validation.annualRevenue.invalid'],
  ['revenue', annualRevenue, '120.5', 'validation.annualRevenue.invalid'],
  ['revenue', annualRevenue, 1.5, 'validation.annualRevenue.invalid'],
  ['amount', requestAmount, '', 'validation.requestAmount.required'],
  ['amount', requestAmount, '0', 'validation.requestAmount.invalid'],
  ['amount', requestAmount, '10000001', 'validation.requestAmount.invalid'],
  ['ownership', ownershipPercentage, '', 'validation.ownershipPercentage.range'],
  ['ownership', ownershipPercentage, '0.99', 'validation.ownershipPercentage.range'],
  ['ownership', ownershipPercentage, '100.01', 'validation.ownershipPercentage.range'],
  ['ownership', ownershipPercentage, '33.333', 'validation.ownershipPercentage.range'],
  ['time', timeInBusiness, '', 'validation.timeInBusiness.required'],
  ['time', timeInBusiness, '1.5', 'validation.timeInBusiness.invalid'],
  ['time', timeInBusiness, -1, 'validation.timeInBusiness.invalid'],
  ['time', timeInBusiness, '2020', 'validation.timeInBusiness.invalid'],
  ['entity type', entityTypeCode, '', 'validation.entityTypeCode.required'],
  ['terms', acceptedTerms, false, 'validation.acceptedTerms.required'],
  ['code', oneTimeCode, '', 'validation.code.required'],
  ['code', oneTimeCode, '12345', 'errors.errorOtpInvalid'],
];

describe('a field stores what was meant', () => {
  test.each(accepted)('%s: %o', (_name, schema, typed, stored) => {
    expect(z.safeParse(schema, typed)).toMatchObject({ success: true, data: stored });
    expect(z.safeParse(schema, stored)).toMatchObject({ success: true, data: stored });
  });
});

describe('a field gives its reason for refusing once', () => {
  test.each(refused)('%s: %o', (_name, schema, typed, key) => {
    const result = z.safeParse(schema, typed);
    expect(result.success ? [] : result.error.issues.map((issue) => issue.message)).toEqual([key]);
  });
});

test('money is read in both English and French formats and never guessed', () => {
  const readings: [string, number | undefined][] = [
    ['12500.50', 12_501],
    ['12 500,50', 12_501],
    ['1.25', undefined],
    ['1,000', 1000],
    ['1.000', 1000],
    ['1,00', 1],
    ["1'000", 1000],
    ['$ 1,000,000.00', 1_000_000],
    ['1 000 000,00 $', 1_000_000],
    ['1,000.000', undefined],
    ['240k', 240_000],
    ['240 K$', 240_000],
    ['$1.2M', 1_200_000],
    ['1,25 M $', 1_250_000],
    ['2 millions', 2_000_000],
    ['85 mille', 85_000],
    ['1,200k', undefined],
    ['k', undefined],
    ['1.2', undefined],
    ['1e6', undefined],
    ['CAD 5', 5],
    ['.'.repeat(100_000), undefined],
    ['99999999999999999999', undefined],
  ];
  for (const [typed, amount] of readings) expect([typed, parseMoney(typed)]).toEqual([typed, amount]);
});

test('a postal code that does not match the province only causes a warning', () => {
  expect(fitsProvince('H2J 2L4', 'QC')).toBe(true);
  expect(fitsProvince('K1A 0B1', 'QC')).toBe(false);
  expect(fitsProvince('X0A 0H0', 'NU')).toBe(true);
});

test('a whole postal code names its province', () => {
  const places: [string, string | undefined][] = [
    ['h2j2l4', 'QC'],
    ['M5X 1C9', 'ON'],
    ['X0A 0H0', 'NU'],
    ['X0C 0G0', 'NU'],
    ['X0E 0T0', 'NT'],
    ['X1A 2N8', 'NT'],
    ['Y1A 1A1', 'YT'],
    ['H2J 2L', undefined],
    ['D1A 0B1', undefined],
  ];
  for (const [code, place] of places) expect([code, provinceOf(code)]).toEqual([code, place]);
});

test('age is counted in completed years, from 18 to 120', () => {
  expect(isOldEnough('2008-11-21', '2026-11-21')).toBe(true);
  expect(isOldEnough('2008-11-22', '2026-11-21')).toBe(false);
  expect(isOldEnough('1906-11-21', '2026-11-21')).toBe(true);
  expect(isOldEnough('1905-11-21', '2026-11-21')).toBe(false);
});

test('an impossible time in business is refused at once, whatever else is missing', () => {
  const typed = {
    timeInBusiness: '1500',
    timeInBusinessUnit: 'years',
    annualRevenue: '',
    email: '',
    acceptedTerms: false,
  };
  const { error } = z.safeParse(eligibilityForm, typed);
  expect(error?.issues.map(({ message }) => message).toSorted()).toEqual([
    'validation.acceptedTerms.required',
    'validation.annualRevenue.required',
    'validation.email.required',
    'validation.timeInBusiness.invalid',
  ]);
});

test('time in business is stored in months and shown in years', () => {
  expect(toMonths(4, 'years')).toBe(48);
  expect(toMonths(7, 'months')).toBe(7);
  expect(toYears(18)).toBe(1.5);
});

test('names are compared without case, accents and punctuation', () => {
  expect(foldForComparison('9412-3317 Québec Inc.')).toBe(foldForComparison('94123317 QUEBEC INC'));
});
