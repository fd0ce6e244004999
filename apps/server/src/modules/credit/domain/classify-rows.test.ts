import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foldDescription } from './bank-words.ts';
import { classifyRows, type OwnMoney, type Transaction } from './classify-rows.ts';
import { debitInWords, isProcessor } from './left-out-rules.ts';

const own: OwnMoney = {
  names: ['Northshore Bakery', '9412-3317 Québec inc.'],
  ownerNames: ['Ana Tremblay'],
  moved: new Set(),
};
const noOwner: OwnMoney = { names: [], ownerNames: [], moved: new Set() };

const examples = readFileSync(new URL('bank-descriptions.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [way = '', countsAs = '', printedBy = '', ...description] = line.split(',');
    return { way, countsAs, printedBy, description: description.join(',').replaceAll(/^"|"$/gu, '') };
  });

const row = (description: string, amountCents = 12_345, date = '2026-01-05'): Transaction => ({
  date,
  description,
  amountCents,
});

function depositCountsAs(description: string): string {
  const deposit = row(description);
  const reason = classifyRows([deposit], own).leftOut.get(deposit);
  return reason ?? (isProcessor(foldDescription(description)) ? 'processor' : 'revenue');
}

describe('classifies what banks print', () => {
  test.each(examples.filter(({ way }) => way === 'in'))('$countsAs: $description ($printedBy)', (example) => {
    expect(depositCountsAs(example.description)).toBe(example.countsAs);
  });

  test.each(examples.filter(({ way }) => way === 'out'))('$countsAs: $description ($printedBy)', (example) => {
    expect(debitInWords(foldDescription(example.description)) ?? 'payment').toBe(example.countsAs);
  });
});

test('a name too short to identify a person is ignored', () => {
  const deposit = row('E-TRANSFER ANNA');
  expect(classifyRows([deposit], { ...noOwner, ownerNames: ['Anna', ''] }).leftOut.size).toBe(0);
});

test('a deposit reversed within ten days is not revenue, each debit reverses one, and a later one reduces revenue', () => {
  const transactions = [
    row('DEPOSIT', 50_000, '2026-01-02'),
    row('DEPOSIT', 50_000, '2026-01-03'),
    row('RETURNED DEPOSIT CHQ', -50_000, '2026-01-06'),
    row('RETURNED DEPOSIT CHQ', -50_000, '2026-01-20'),
    row('DEPOSIT', 50_000, '2026-01-21'),
  ];
  const { leftOut, takenBack } = classifyRows(transactions, noOwner);
  expect([...leftOut]).toEqual([[transactions[1], 'reversal']]);
  expect([...takenBack]).toEqual([transactions[3]]);
});

test('outgoing money is never excluded from deposits', () => {
  const { leftOut, takenBack } = classifyRows([row('LOAN PAYMENT', -100)], noOwner);
  expect([leftOut.size, takenBack.size]).toEqual([0, 0]);
});

test('money paid out by another account of the applicant is a transfer, unless otherwise identified', () => {
  const deposits = ['DEPOSIT', 'BUSINESS LOAN'].map((description) => row(description));
  const { leftOut } = classifyRows(deposits, { ...noOwner, moved: new Set(deposits) });
  expect([...leftOut.values()]).toEqual(['ownTransfer', 'loan']);
});

describe('a deposit from a payee of equal instalments', () => {
  const weeks = ['2026-01-08', '2026-01-15', '2026-01-22'];
  const lent = (deposit: Transaction, debit: string, eachCents = -1_200_00) =>
    classifyRows([deposit, ...weeks.map((day) => row(debit, eachCents, day))], noOwner).leftOut.get(deposit);

  test('is a loan if its name indicates a lender, or if it is much larger than an instalment', () => {
    expect(lent(row('EFT CREDIT NORDIK CAPITAL', 2_000_00), 'PAD NORDIK CAPITAL WEEKLY')).toBe('loan');
    expect(lent(row('EFT CREDIT ALDERPOINT FUNDING', 50_000_00), 'PREAUTHORIZED DEBIT ALDERPOINT DAILY PMT')).toBe(
      'loan',
    );
    expect(lent(row('EFT CREDIT ALDERPOINT', 50_000_00), 'PAD ALDERPOINT')).toBe('loan');
    expect(lent(row('EFT CREDIT NORTHPOINT COMMERCIAL FINANCE', 2_000_00), 'PAD NORTHPOINT COMM FIN')).toBe('loan');
  });

  test('is not a loan from a processor, from an e-Transfer recipient, or for a small amount', () => {
    expect(lent(row('MISC PAYMENT MONERIS', 50_000_00), 'MISC PAYMENT MONERIS')).toBeUndefined();
    expect(lent(row('E-TRANSFER JEAN ROY', 50_000_00), 'E-TRANSFER JEAN ROY')).toBeUndefined();
    expect(lent(row('EFT CREDIT SYSCO', 300_00), 'PAD SYSCO')).toBeUndefined();
  });
});

const events: [what: string, rows: Transaction[], count: number, cents: number][] = [
  ['a reversal alone', [row('PAD RETURN', 500_00)], 1, 500_00],
  ['a fee alone', [row('NSF FEE', -48_00)], 1, 0],
  ['both', [row('Item returned NSF', 500_00), row('NSF item fee', -45_00, '2026-01-07')], 1, 500_00],
  [
    'the item, its reversal and the fee',
    [row('Returned cheque', -500_00), row('Returned cheque', 500_00), row('NSF FEE', -48_00)],
    1,
    500_00,
  ],
  [
    'two reversals and one fee for both',
    [row('Item returned NSF', 500_00), row('Item returned NSF', 70_00), row('NSF item fee 2 @ $45.00', -90_00)],
    2,
    570_00,
  ],
  ['two fees in one row', [row('NSF item fee 2 @ $45.00', -90_00)], 2, 0],
  ['a fee of another week', [row('PAD RETURN', 500_00), row('NSF FEE', -48_00, '2026-01-15')], 2, 500_00],
  ['a fee that was given back', [row('NSF FEE REVERSAL', 48_00)], 0, 0],
  ['an e-Transfer that nobody took', [row('INTERAC e-Transfer returned', 90_00)], 0, 0],
];

test.each(events)('%s: returned items', (_what, rows, count, cents) => {
  const { returned } = classifyRows(rows, noOwner);
  expect(returned.reduce((total, item) => total + item.count, 0)).toBe(count);
  const ofItems = returned.filter(({ isFee }) => !isFee);
  expect(ofItems.reduce((total, item) => total + Math.abs(item.row.amountCents), 0)).toBe(cents);
});

test('descriptions are normalized', () => {
  expect(foldDescription(' Prêt  à l’Épargne ')).toBe("PRET A L'EPARGNE");
});
