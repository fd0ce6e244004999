import { describe, expect, test } from 'vitest';
import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import { startOfMonthEnding } from './dates.ts';
import { findPeriod, isWithinAYear } from './find-periods.ts';
import type { PageText } from './page-text.ts';

const TODAY = '2026-11-21';

function page(...lines: string[]): PageText {
  return lines.map((text, index) => ({ y: index * 14, size: 10, cells: [{ x: 50, text }], words: [], space: 0 }));
}

const forms: [bank: StatementBank | null, text: string, from: string, to: string][] = [
  ['rbc', 'From June 3, 2025 to July 3, 2025', '2025-06-03', '2025-07-03'],
  ['rbc', 'June 3, 2025 to July 3, 2025', '2025-06-03', '2025-07-03'],
  ['rbc', 'STATEMENT FROM DEC 30, 2020 TO JAN 25, 2021', '2020-12-30', '2021-01-25'],
  ['rbc', 'STATEMENTFROMJAN10TOFEB10,2025', '2025-01-10', '2025-02-10'],
  ['td', 'JUN 30/25 - JUL 31/25', '2025-06-30', '2025-07-31'],
  ['td', 'OCT31/25-NOV28/25', '2025-10-31', '2025-11-28'],
  ['td', 'STATEMENT PERIOD: June 4, 2025 to July 3, 2025', '2025-06-04', '2025-07-03'],
  ['td', 'STATEMENTPERIOD:June4,2025toJuly3,2025', '2025-06-04', '2025-07-03'],
  ['bmo', 'For the period ending July 31, 2025', '2025-07-01', '2025-07-31'],
  ['bmo', 'Statement period Dec. 5, 2024 - Jan. 4, 2025', '2024-12-05', '2025-01-04'],
  ['bmo', 'Statement date Jan. 4, 2025', '2024-12-05', '2025-01-04'],
  ['scotiabank', 'Closing Balance on July 31, 2025', '2025-07-01', '2025-07-31'],
  ['scotiabank', 'April 1 to April 30, 2021', '2021-04-01', '2021-04-30'],
  ['scotiabank', 'Jul 01 2025 Business Account Jul 31 2025', '2025-07-01', '2025-07-31'],
  ['scotiabank', 'Jun 24, 2025 - Jul 23, 2025', '2025-06-24', '2025-07-23'],
  ['cibc', 'For Nov 1 to Nov 30, 2025', '2025-11-01', '2025-11-30'],
  ['cibc', 'For Dec 15 to Jan 14, 2026', '2025-12-15', '2026-01-14'],
  ['desjardins', 'Pour la période du 1er janvier au 31 janvier 2026', '2026-01-01', '2026-01-31'],
  ['desjardins', 'Pour la période du 1er au 31 janvier 2026', '2026-01-01', '2026-01-31'],
  ['desjardins', 'DATE DU RELEVÉ 15072025', '2025-06-16', '2025-07-15'],
  ['nationalBank', 'Du 3 juin 2025 au 3 juillet 2025', '2025-06-03', '2025-07-03'],
  ['nationalBank', 'Du 15 déc. 2025 au 14 janv. 2026', '2025-12-15', '2026-01-14'],
  ['nationalBank', 'du 1er août au 31 août 2025', '2025-08-01', '2025-08-31'],
  ['bmo', 'Pour la période se terminant le 31 juillet 2025', '2025-07-01', '2025-07-31'],
  [null, 'Statement period: 2025-06-01 to 2025-06-30', '2025-06-01', '2025-06-30'],
  [null, 'Statement period: June 1 - 30, 2025', '2025-06-01', '2025-06-30'],
  [null, 'For the period June 1 to 30, 2025', '2025-06-01', '2025-06-30'],
  [null, 'Period: Jun 24, 2025 to Jul 23, 2025', '2025-06-24', '2025-07-23'],
  [null, 'STATEMENT PERIOD 05-DEC-2025 TO 04-JAN-2026', '2025-12-05', '2026-01-04'],
  [null, 'Statement start date: June 1, 2025  Statement end date: June 30, 2025', '2025-06-01', '2025-06-30'],
  [null, 'Statement period: 06/24/2025 - 07/23/2025', '2025-06-24', '2025-07-23'],
  [null, 'Période du 24/06/2025 au 23/07/2025', '2025-06-24', '2025-07-23'],
  [null, 'Statement for the month of June 2025', '2025-06-01', '2025-06-30'],
  [null, 'Relevé de février 2026', '2026-02-01', '2026-02-28'],
  [
    null,
    'S T A T E M E N T   P E R I O D :  J u n e  4 ,  2 0 2 5  t o  J u l y  3 ,  2 0 2 5',
    '2025-06-04',
    '2025-07-03',
  ],
  [null, 'Du\u00a01er\u00a0févr.\u00a02026 au\u00a028\u00a0févr.\u00a02026', '2026-02-01', '2026-02-28'],
];

test.each(forms)('%s: %s', (bank, text, from, to) => {
  expect(findPeriod(page('Statement', text), { bank, today: TODAY })).toMatchObject({
    kind: 'sure',
    period: { from, to },
  });
});

test.each([
  ['June 3, 2025 to July 3, 2025', '2025-06-03', '2025-07-03'],
  ['June 1 - 30, 2025', '2025-06-01', '2025-06-30'],
  ['December 5, 2025 [GMT-05:00] - January 4, 2026 [GMT-05:00]', '2025-12-05', '2026-01-04'],
  ['06/24/2025 - 07/23/2025', '2025-06-24', '2025-07-23'],
])('bare dates on a line from an unknown bank are unsure and rank below every other form: %s', (text, from, to) => {
  const found = (...lines: string[]) => findPeriod(page('Statement', text, ...lines), { bank: null, today: TODAY });
  expect(found()).toMatchObject({ kind: 'sure', period: { from, to }, pattern: { rank: 'unsure' } });
  expect(found('Statement date August 31, 2025')).toMatchObject({ period: { from: '2025-08-01', to: '2025-08-31' } });
});

test('a period over two lines with a label on each', () => {
  const wrapped = page('From: 3 June 2025', 'To: 3 July 2025');
  expect(findPeriod(wrapped, { bank: null, today: TODAY })).toMatchObject({
    period: { from: '2025-06-03', to: '2025-07-03' },
  });
});

test('a row with two dates is not a period', () => {
  const row = page('Closing balance on July 31, 2025', 'Jul 3 SQUARE 2026-01-15 BATCH\t12.50');
  expect(findPeriod(row, { bank: 'scotiabank', today: TODAY })).toMatchObject({ period: { to: '2025-07-31' } });
});

test('a period over two lines', () => {
  const wrapped = page('From June 3, 2025', 'to July 3, 2025');
  expect(findPeriod(wrapped, { bank: 'rbc', today: TODAY })).toMatchObject({
    period: { from: '2025-06-03', to: '2025-07-03' },
  });
});

test('the period of an account opened mid-month begins with its opening balance', () => {
  const opened = page('Opening Balance on July 15, 2025', 'Closing Balance on July 31, 2025');
  expect(findPeriod(opened, { bank: 'scotiabank', today: TODAY })).toMatchObject({
    period: { from: '2025-07-15', to: '2025-07-31' },
  });
});

describe('no period is found in', () => {
  test.each([
    ['dates without any year', 'For Nov 1 to Nov 30'],
    ['bare dates of an unknown bank within a line', 'Savings of June 3, 2025 to July 3, 2025'],
    ['bare dates that are no month', 'June 3, 2025 - June 9, 2025'],
    ['bare dates yet to come', 'November 15, 2026 - December 14, 2026'],
    ['days of numbers that are a period in either order', 'Statement period: 05/06/2026 - 06/07/2026'],
    ['what is not about this statement', 'Your next statement period: from June 4, 2025 to July 3, 2025'],
  ])('%s', (_name, text) => {
    expect(findPeriod(page(text), { bank: null, today: TODAY })).toBeUndefined();
  });
});

test.each([
  ['tooLong', 'From June 1, 2025 to July 31, 2025', 'Closing balance on July 31, 2025'],
  ['tooLong', 'June 1, 2025 to August 31, 2025', 'Closing balance on August 31, 2025'],
  ['impossible', 'From November 1, 2026 to November 30, 2026', 'Closing balance on October 31, 2026'],
  ['impossible', 'From July 3, 2025 to June 3, 2025', ''],
  ['impossible', 'From February 1, 2025 to February 30, 2025', ''],
  ['impossible', 'Statement period: June 1, 2026 to June 31, 2026', 'Closing balance on June 30, 2026'],
  ['impossible', 'From February 1 to February 30, 2026', 'Statement date February 28, 2026'],
  ['impossible', 'Pour la période du 31 avril 2026 au 30 mai 2026', 'Solde de clôture au 30 mai 2026'],
  ['impossible', 'Statement period: 2026-02-01 to 2026-02-29', 'Closing balance on 2026-02-28'],
  ['ambiguous', 'May 29, 2026 to June 30, 2026', 'Closing balance on July 31, 2026'],
])('a printed period is %s: no other period is derived from the rest: %s', (kind, printed, end) => {
  expect(findPeriod(page(printed, end), { bank: 'rbc', today: TODAY })).toMatchObject({ kind });
});

test('a single period of more than a month is returned for its rows to prove', () => {
  const quarter = ['June 1, 2025 to August 31, 2025', 'Closing balance on August 31, 2025'];
  const found = (...lines: string[]) => findPeriod(page(...lines), { bank: 'rbc', today: TODAY });
  expect(found(...quarter)).toMatchObject({ period: { from: '2025-06-01', to: '2025-08-31' } });
  expect(found(...quarter, 'March 1, 2025 to May 31, 2025')).toEqual({ kind: 'tooLong' });
  expect(found('June 1, 2025 to August 31, 2025', 'Closing balance on July 31, 2025')).toEqual({ kind: 'tooLong' });
});

test.each([
  ['2025-11-01', '2026-10-31', true],
  ['2025-11-01', '2026-11-01', false],
])('a row without a year has only one possible day from %s to %s: %s', (from, to, isSure) => {
  expect(isWithinAYear({ from, to })).toBe(isSure);
});

test('a printed period takes precedence over the date of the closing balance', () => {
  const both = page('May 29, 2026 to June 30, 2026', 'Closing balance on June 30, 2026');
  expect(findPeriod(both, { bank: 'rbc', today: TODAY })).toMatchObject({
    period: { from: '2026-05-29', to: '2026-06-30' },
  });
});

test('two periods of equal rank are ambiguous', () => {
  const two = page('From June 3, 2025 to July 3, 2025', 'From May 3, 2025 to June 2, 2025');
  expect(findPeriod(two, { bank: 'rbc', today: TODAY })).toEqual({ kind: 'ambiguous' });
});

test.each([
  ['2025-07-31', '2025-07-01'],
  ['2026-02-28', '2026-02-01'],
  ['2025-07-03', '2025-06-04'],
  ['2025-03-30', '2025-03-01'],
  ['2026-01-04', '2025-12-05'],
])('a month that ends on %s began on %s', (to, from) => {
  expect(startOfMonthEnding(to)).toBe(from);
});
