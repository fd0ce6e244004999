import type { RowCorrection } from '@portal/contract/application/statements/statement-corrections';
import { expect, test } from 'vitest';
import { outcomeOf } from '../../apps/console/src/features/application/statement/counted-rows.ts';
import { correctAccount } from '../../apps/server/src/modules/revenue/domain/corrected-account.ts';
import type { ReadAccount } from '@portal/statements/rows/read-accounts';

const opening = { label: 'opening', cents: 1000_00, items: undefined } as const;
const closing = { label: 'closing', cents: 1350_00, items: undefined } as const;

/** From 1,000.00 to 1,350.00 with three rows; the third is 100.00 too small. */
const read: ReadAccount = {
  account: '4431',
  from: '2026-01-01',
  to: '2026-01-31',
  openingCents: opening.cents,
  closingCents: closing.cents,
  proof: 'notProven',
  breaksAt: null,
  pageGap: null,
  doubt: null,
  transactions: [500_00, -250_00, 0].map((cents, index) => ({
    date: `2026-01-0${String(index + 1)}`,
    description: 'ROW',
    cents,
    balanceCents: index === 0 ? 1500_00 : null,
    page: 1,
  })),
};

function outcomesOf(account: ReadAccount, correction: RowCorrection) {
  const stored = { correctionId: 'c', number: 0, correction, by: 'Anne', at: new Date('2026-02-10T00:00:00Z') };
  const outcome = outcomeOf(correctAccount(account, []), correction);
  return { outcome, proof: correctAccount(account, [stored]).proof };
}

const added = { date: '2026-01-04', description: 'X', cents: 100_00 } as const;
const right: RowCorrection = { kind: 'amount', row: 2, cents: 100_00 };

test.each<[what: string, correction: RowCorrection, outcome: ReturnType<typeof outcomeOf>, proof: string]>([
  ['the right amount', right, 'balancesHold', 'proven'],
  ['a row that was not read', { kind: 'add', after: 2, ...added }, 'balancesHold', 'proven'],
  ['a row before a balance', { kind: 'add', after: null, ...added }, 'balanceBreaks', 'notProven'],
  ['an amount before a balance', { kind: 'amount', row: 0, cents: 600_00 }, 'balanceBreaks', 'notProven'],
  ['another amount', { kind: 'amount', row: 2, cents: 101_00 }, { missingCents: -1_00 }, 'notProven'],
  ['the wrong row left out', { kind: 'leaveOut', row: 1 }, { missingCents: -150_00 }, 'notProven'],
])('by balances only, the console previews what the server finds: %s', (_what, correction, outcome, proof) => {
  expect(outcomesOf(read, correction)).toEqual({ outcome, proof });
});

test('missing pages are previewed', () => {
  const pageGap = { of: 3, missing: [2], doubled: [] };
  expect(outcomesOf({ ...read, pageGap }, right)).toEqual({ outcome: 'pageGap', proof: 'notProven' });
});

test('a printed total known only to the server is left to the server', () => {
  const total = { label: 'totalIn', cents: 700_00, items: undefined } as const;
  const checks = { printed: [opening, closing, total], among: [], unread: 0 };
  expect(outcomesOf({ ...read, checks }, right)).toEqual({ outcome: 'balancesHold', proof: 'notProven' });
});
