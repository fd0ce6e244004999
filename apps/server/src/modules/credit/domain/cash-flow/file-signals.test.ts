import { newSign } from '@portal/contract/application/statements/file-signs';
import { expect, test } from 'vitest';
import type { DocumentSigns } from '@portal/statements/pdf/document-signs';
import { findFileSigns, type SignedStatement } from './file-signals.ts';
import type { StatementRows } from './statement-runs.ts';

type SimpleRow = readonly [date: string, cents: number, description: string];

function rowsOf(rows: readonly SimpleRow[]): StatementRows {
  const transactions = rows.map(([date, cents, description], row) => ({
    ...{ date, cents, description, row, page: 1 },
    ...{ balanceCents: null, correctionId: null, isLeftOut: false },
  }));
  return {
    ...{ statementId: 's', position: 0, bank: 'td', isCreditCard: false, isRecognized: true, currency: 'CAD' },
    account: {
      ...{ account: '4431', name: null, from: '2026-06-01', to: '2026-06-30', openingCents: 0, closingCents: 0 },
      ...{ proof: 'proven', breaksAt: null, pageGap: null, doubt: null, transactions },
    },
  };
}

const fileWith = (signs: DocumentSigns, statementId = 's'): SignedStatement => ({ statementId, bank: 'td', signs });
const plain: DocumentSigns = { program: '', created: '2026-07-01', modified: null, otherDays: [], found: [] };

/** Weekdays of June 2026; the 1st was a Monday. */
const weekdays = Array.from({ length: 30 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`).filter(
  (_, index) => index % 7 < 5,
);
const busy = weekdays.map((day, index): SimpleRow => [day, 100_00 + index, 'MONERIS']);

interface Found {
  signs?: Partial<DocumentSigns>;
  rows?: readonly SimpleRow[];
  others?: readonly SignedStatement[];
}

function find({ signs = {}, rows = busy, others = [] }: Found) {
  const files = [fileWith({ ...plain, ...signs }), ...others];
  const isHoliday = (day: string) => day === '2026-06-24';
  return findFileSigns({ files, statements: [rowsOf(rows)], isHoliday }).filter((each) => each.kind === 'fileSign');
}

test('an ordinary file has no signs', () => {
  const onHoliday = busy.filter(([day]) => day !== '2026-06-24');
  expect(find({ rows: onHoliday })).toEqual([]);
});

test('the signs on its pages are passed on', () => {
  const sign = newSign('overlap', 'strong', { marks: [{ page: 2, box: null, text: '9.00', earlierText: '1.00' }] });
  expect(find({ rows: [], signs: { found: [sign] } })).toEqual([{ kind: 'fileSign', statementId: 's', ...sign }]);
});

test('readings of earlier releases keep their signs', () => {
  const { found: _found, ...earlier } = plain;
  const files = [fileWith({ ...earlier, updates: 2, oddAmounts: [{ page: 3, amounts: 1 }] })];
  expect(findFileSigns({ files, statements: [], isHoliday: () => false })).toMatchObject([
    { sign: 'resaved', strength: 'weak', marks: [] },
    { sign: 'font', strength: 'strong', marks: [{ page: 3, box: null }] },
  ]);
});

test.each([
  ['created before its last row', { created: '2026-06-20' }, [['createdEarly', 'strong']]],
  ['created on the day of its last row, in another time zone', { created: '2026-06-29' }, []],
  ['modified days after', { modified: '2026-08-04' }, [['modified', 'weak']]],
  ['modified on the day after', { modified: '2026-07-02' }, []],
  ['modified before it was created', { modified: '2026-06-02' }, [['datesDiffer', 'weak']]],
  ['with a second date that neither explains', { otherDays: ['2026-09-09'] }, [['datesDiffer', 'weak']]],
  ['printed by the customer', { program: 'Microsoft: Print To PDF' }, [['printer', 'weak']]],
  ['saved with an editor', { program: 'Bank Composer · Foxit PDF Editor' }, [['editor', 'weak']]],
  ['made in a drawing program', { program: 'Draw · LibreOffice 7.4' }, [['office', 'strong']]],
  ['made by a bank’s program from a page of an office program', { program: 'Microsoft® Word 2019 · iText 7.2' }, []],
  ['made by a bank’s program', { program: 'Exstream Dialogue · Drawbridge Composer' }, []],
])('a file %s', (_what, signs, found) => {
  const rows = busy.filter(([day]) => day !== '2026-06-24');
  expect(find({ signs, rows }).map(({ sign, strength }) => [sign, strength])).toEqual(found);
});

test('a program is no sign if all other files of the bank come from its kind', () => {
  const program = 'Mac OS X Quartz PDFContext';
  const others = [fileWith({ ...plain, program }, 'other')];
  const rows: SimpleRow[] = [];
  expect(find({ signs: { program }, others, rows }).filter(({ statementId }) => statementId === 's')).toEqual([]);
  expect(find({ signs: { program }, others: [fileWith(plain, 'other')], rows })).toMatchObject([{ sign: 'printer' }]);
});

const open = busy.filter(([day]) => day !== '2026-06-24');

test.each([
  ['a lone row on a Sunday', [...open, ['2026-06-14', 900_00, 'DEPOSIT'] as const], [['closedDay', [21]]]],
  ['a lone row on a holiday', busy, [['closedDay', [17]]]],
  ['rows on several weekends', [...open, ['2026-06-14', 9_00, 'A'] as const, ['2026-06-20', 9_00, 'B'] as const], []],
  ['a fee on a Sunday', [...open, ['2026-06-14', -9_00, 'MONTHLY FEE'] as const], []],
  ['few rows, of which one is on a Sunday', [['2026-06-14', 900_00, 'DEPOSIT'] as const], []],
  [
    'one transaction twice',
    [
      ...open,
      ['2026-06-12', 80_00, 'BILL PAYMENT 4471120093'],
      ['2026-06-12', 80_00, 'BILL PAYMENT 4471120093'],
    ] as const,
    [['twice', [21, 22]]],
  ],
  ['two equal purchases', [...open, ['2026-06-12', -4_00, 'COFFEE'], ['2026-06-12', -4_00, 'COFFEE']] as const, []],
])('%s', (_what, rows, found) => {
  expect(find({ rows }).map(({ sign, rows: odd }) => [sign, odd])).toEqual(found);
  expect(find({ rows }).every(({ strength }) => strength === 'weak')).toBe(true);
});
