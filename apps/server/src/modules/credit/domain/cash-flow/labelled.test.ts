import { readFileSync } from 'node:fs';
import type { CashFlowReason } from '@portal/contract/application/cash-flow';
import { expect, test } from 'vitest';
import { foldDescription } from '../bank-words.ts';
import { classifyRows, type OwnMoney } from '../classify-rows.ts';
import { debitInWords } from '../left-out-rules.ts';
import { accountFlow } from './account-flow.ts';
import type { FlowRow } from './flow-source.ts';
import labelledSeries from './labelled-series.json' with { type: 'json' };

/** Labelled by people who did not know the rules; some labels are debatable. */
const RIGHT_DESCRIPTIONS = 0.97;
const RIGHT_SERIES = 0.95;
const CALLED_LENDERS = 0.02;

const own: OwnMoney = {
  names: ['Northshore Bakery', '9412-3317 Québec inc.'],
  ownerNames: ['Ana Tremblay'],
  moved: new Set(),
};

function linesOf(name: string): string[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
}

function lastField(fields: readonly string[]): string {
  return fields.join(',').replaceAll(/^"|"$/gu, '').replaceAll('""', '"');
}

const descriptions = linesOf('../labelled-descriptions.csv').map((line) => {
  const [way = '', label = '', ...rest] = line.split(',');
  return { way, label, description: lastField(rest) };
});

function flowOf(rows: readonly (readonly [date: string, amountCents: number, description: string])[]) {
  const placed = rows.map(([date, amountCents, description], row): FlowRow => ({
    ...{ date, amountCents, description },
    place: { statementId: 's', account: 0, row },
  }));
  return accountFlow(
    {
      ...{ source: 'statements', bank: null, institution: null, connectionOf: null, account: null, currency: 'CAD' },
      rows: placed,
      covered: [{ from: '2026-01-01', to: '2026-06-30' }],
      unproven: [],
      balances: null,
    },
    own,
  );
}

function depositLabel(description: string): CashFlowReason | 'sale' {
  const deposit = { date: '2026-01-05', amountCents: 123_45, description };
  return classifyRows([deposit], own).leftOut.get(deposit) ?? 'sale';
}

const debitLabels = { returnedItem: 'returned', returnedFee: 'returned', takenBack: 'takenBack', reversal: 'other' };

/** A lender is recognized by its name, or by a lender's word if it is paid every week. */
function debitLabel(description: string): string {
  const kind = debitInWords(foldDescription(description));
  if (kind !== undefined) return debitLabels[kind];
  const weekly = ['05', '12', '19', '26'].map((day) => [`2026-01-${day}`, -250_00, description] as const);
  return flowOf(weekly).obligations?.some((each) => each.kind === 'lender') ? 'lender' : 'other';
}

test('descriptions as banks print them are classified as an underwriter does', () => {
  const found = descriptions.map((each) => ({
    ...each,
    got: each.way === 'in' ? depositLabel(each.description) : debitLabel(each.description),
  }));
  const wrong = found.filter(({ label, got }) => got !== label);
  expect(1 - wrong.length / found.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(RIGHT_DESCRIPTIONS);
  expect(wrong.filter(({ label, got }) => label === 'returnedPayment' && got === 'sale')).toEqual([]);
  const others = found.filter(({ way, label }) => way === 'out' && label !== 'lender');
  const called = others.filter(({ got }) => got === 'lender');
  expect(called.length / others.length, JSON.stringify(called)).toBeLessThanOrEqual(CALLED_LENDERS);
});

test('series of payments are found with their rhythm', () => {
  const rows = Map.groupBy(
    linesOf('labelled-series.csv').map((line) => line.split(',')),
    ([series]) => Number(series),
  );
  const found = labelledSeries.map(({ what, expect: label }, index) => {
    const { obligations = [] } = flowOf(
      (rows.get(index) ?? []).map(([, date = '', cents, ...rest]) => [date, Number(cents), lastField(rest)] as const),
    );
    return { what, label: label.toSorted(), got: obligations.map(({ kind, rhythm }) => `${kind} ${rhythm}`).sort() };
  });
  const wrong = found.filter(({ label, got }) => JSON.stringify(label) !== JSON.stringify(got));
  expect(1 - wrong.length / found.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(RIGHT_SERIES);
});
