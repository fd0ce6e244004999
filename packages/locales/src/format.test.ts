import type { Language } from '@portal/contract/language';
import { describe, expect, test } from 'vitest';
import { formatAddress, formatFileSize, formatMoney, formatPercent, formatPhone, phoneAddress } from './format.ts';
import { formatDay, formatMonth, formatTime, monthNames } from './format/day.ts';

/** `_` stands for the no-break space, to make it visible in the table. */
function shown(text: string): string {
  return text.replaceAll('\u00A0', '_');
}

function table(rows: [says: string, write: (language: Language) => string, english: string, french: string][]): void {
  test.each(rows)('%s', (_says, write, english, french) => {
    expect(shown(write('en'))).toBe(english);
    expect(shown(write('fr'))).toBe(french);
  });
}

describe('money', () => {
  table([
    ['nothing', (language) => formatMoney(0, language), '$0', '0_$'],
    ['hundreds', (language) => formatMoney(950, language), '$950', '950_$'],
    ['thousands', (language) => formatMoney(8000, language), '$8,000', '8_000_$'],
    ['revenue', (language) => formatMoney(240_000, language), '$240,000', '240_000_$'],
    ['millions', (language) => formatMoney(10_000_000, language), '$10,000,000', '10_000_000_$'],
    ['an overdraft', (language) => formatMoney(-1500, language), '−$1,500', '−1_500_$'],
  ]);
});

describe('percentages', () => {
  table([
    ['whole', (language) => formatPercent(100, language), '100%', '100_%'],
    ['one decimal', (language) => formatPercent(25.5, language), '25.5%', '25,5_%'],
    ['two decimals', (language) => formatPercent(33.33, language), '33.33%', '33,33_%'],
  ]);
});

describe('days', () => {
  table([
    ['long', (language) => formatDay('1984-03-08', language), 'March_8,_1984', '8_mars_1984'],
    ['the first', (language) => formatDay('2026-01-01', language), 'January_1,_2026', '1er_janvier_2026'],
    ['short', (language) => formatDay('2026-11-19', language, 'short'), 'Nov_19,_2026', '19_nov._2026'],
    ['short, May', (language) => formatDay('2026-05-31', language, 'short'), 'May_31,_2026', '31_mai_2026'],
    ['short, September', (language) => formatDay('2026-09-04', language, 'short'), 'Sept_4,_2026', '4_sept._2026'],
    ['without year', (language) => formatDay('2026-11-23', language, 'day'), 'Nov_23', '23_nov.'],
    [
      'with its weekday',
      (language) => formatDay('2026-01-01', language, 'weekday'),
      'Thursday, January_1,_2026',
      'jeudi_1er_janvier_2026',
    ],
    ['leap day', (language) => formatDay('2024-02-29', language), 'February_29,_2024', '29_février_2024'],
    ['a month', (language) => formatMonth('2026-10', language), 'October_2026', 'octobre_2026'],
  ]);

  test('an invalid date is refused', () => {
    expect(() => formatDay('soon', 'en')).toThrow(RangeError);
    expect(() => formatMonth('2026-13', 'en')).toThrow(RangeError);
  });
});

test('months have names in both languages', () => {
  expect(monthNames('en')).toHaveLength(12);
  expect(monthNames('en', 'short').join(' ')).toBe('Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec');
  expect(monthNames('fr')[7]).toBe('août');
  expect(monthNames('fr', 'short')[1]).toBe('févr.');
});

describe('times', () => {
  const zone = 'America/Toronto';
  table([
    ['evening', (language) => formatTime('2026-11-20T00:05:00Z', language, zone), '7:05_p.m.', '19_h_05'],
    ['morning', (language) => formatTime('2026-11-20T14:30:00Z', language, zone), '9:30_a.m.', '9_h_30'],
    ['midnight', (language) => formatTime('2026-11-20T05:00:00Z', language, zone), '12:00_a.m.', '0_h_00'],
  ]);
});

describe('file sizes', () => {
  table([
    ['empty', (language) => formatFileSize(0, language), '0_KB', '0_Ko'],
    ['a byte', (language) => formatFileSize(1, language), '1_KB', '1_Ko'],
    ['kilobytes', (language) => formatFileSize(412 * 1024, language), '412_KB', '412_Ko'],
    ['a megabyte', (language) => formatFileSize(1_048_576, language), '1_MB', '1_Mo'],
    ['megabytes', (language) => formatFileSize(1.5 * 1_048_576, language), '1.5_MB', '1,5_Mo'],
  ]);
});

describe('phones', () => {
  table([
    ['kept', (language) => formatPhone('+15145550134', language), '(514)_555-0134', '514_555-0134'],
    ['ten digits', (language) => formatPhone('5145550134', language), '(514)_555-0134', '514_555-0134'],
    ['a toll-free number', (language) => formatPhone('1 800 555-0199', language), '1_800_555-0199', '1_800_555-0199'],
    ['a help line in letters', (language) => formatPhone('1-800-FUNDING', language), '1-800-FUNDING', '1-800-FUNDING'],
  ]);
});

test.each(['1 800 555-0199', '(800) 555-0199', '+1 800 555 0199', '18005550199'])('%s becomes a tel: link', (phone) => {
  expect(phoneAddress(phone)).toBe('tel:+18005550199');
});

describe('addresses', () => {
  const address = { street: '4517 rue Saint-Denis', city: 'Montréal', stateCode: 'QC', postalCode: 'H2J 2L4' };
  test.each([
    ['whole', address, '4517 rue Saint-Denis, Montréal QC H2J_2L4'],
    ['without its code', { ...address, postalCode: null }, '4517 rue Saint-Denis, Montréal QC'],
    ['without its street', { ...address, street: null }, 'Montréal QC H2J_2L4'],
    ['unknown', { street: null, city: null, stateCode: null, postalCode: null }, ''],
  ])('%s', (_says, parts, line) => {
    expect(shown(formatAddress(parts))).toBe(line);
  });
});
