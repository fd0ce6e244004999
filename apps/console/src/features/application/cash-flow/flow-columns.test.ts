import type { AccountFlow, CashFlowMonth } from '@portal/contract/application/cash-flow';
import { describe, expect, it } from 'vitest';
import { flowColumns, monthCount, totalOf } from './flow-columns.ts';

const nothing = { cents: 0, count: 0, from: [] };

function month(name: string, cents: number, part: Partial<CashFlowMonth> = {}): CashFlowMonth {
  return {
    month: name,
    isFull: true,
    deposits: { cents, count: 2, from: [] },
    revenue: { cents: cents - 100, count: 1, from: [] },
    leftOut: [{ reason: 'loan', cents: 100, count: 1, from: [] }],
    withdrawals: nothing,
    returned: nothing,
    balances: { averageDailyCents: 500, lowestCents: -20, lowestOn: `${name}-05`, daysBelowZero: 1 },
    ...part,
  };
}

function flow(part: Partial<AccountFlow>): AccountFlow {
  return {
    source: 'statements',
    bank: 'rbc',
    institution: null,
    connectionOf: null,
    account: '4821',
    currency: 'CAD',
    covered: [],
    gaps: [],
    months: [],
    payers: [],
    repayments: [],
    lastDepositOn: null,
    ...part,
  };
}

const paper = flow({ months: [month('2026-07', 1000), month('2026-09', 3000, { balances: null })] });
const bank = flow({ source: 'bank', account: '0937', months: [month('2026-09', 500)] });
const sameFromBank = flow({ source: 'bank', months: [month('2026-09', 2900)] });

describe('the months of the cash flow', () => {
  it('include every month from the first to the last, even those without data', () => {
    const columns = flowColumns([paper], [], 12);
    expect(columns.map(({ month: name, isFull }) => [name, isFull])).toEqual([
      ['2026-07', true],
      ['2026-08', false],
      ['2026-09', true],
    ]);
    expect(columns[1]?.cells.size).toBe(0);
  });

  it('are the latest if there are too many, and always those of the window', () => {
    expect(flowColumns([paper], ['2026-10'], 2).map(({ month: name }) => name)).toEqual(['2026-09', '2026-10']);
  });

  it('add up accounts, counting each month of an account once', () => {
    const last = (flows: AccountFlow[]) => flowColumns(flows, [], 12).at(-1)?.cells;
    expect(last([paper, bank])?.get('deposits')).toMatchObject({
      value: 3500,
      sources: [{ value: 500 }, { value: 3000 }],
    });
    expect(last([paper, sameFromBank])?.get('deposits')?.value).toBe(2900);
  });

  it('have no average if the balance of an account is unknown', () => {
    const cells = flowColumns([paper, bank], [], 12).at(-1)?.cells;
    expect(cells?.get('averageBalance')).toBeUndefined();
    expect(cells?.get('lowestBalance')).toMatchObject({ value: -20, sources: [{ day: '2026-09-05' }] });
  });

  it('name an account without data for a month, and have no average without it', () => {
    const [july] = flowColumns([paper, bank], [], 12);
    expect([july?.isFull, july?.absent, july?.cells.get('averageBalance')]).toEqual([false, [bank], undefined]);
    expect(july?.cells.get('deposits')?.value).toBe(1000);
  });

  it('are exactly the requested ones if that many are shown', () => {
    expect(flowColumns([paper], ['2026-09', '2026-10'], 2).map(({ month: name }) => name)).toEqual([
      '2026-09',
      '2026-10',
    ]);
    expect(flowColumns([paper], ['2026-06', '2026-07'], 2).map(({ month: name }) => name)).toEqual([
      '2026-06',
      '2026-07',
    ]);
  });

  it('have a sum, a mean and a minimum', () => {
    const columns = flowColumns([paper], [], 12);
    expect(totalOf('deposits', columns)).toBe(4000);
    expect(totalOf('loan', columns)).toBe(200);
    expect(totalOf('averageBalance', columns)).toBe(500);
    expect(totalOf('lowestBalance', columns)).toBe(-20);
    expect(totalOf('refund', columns)).toBeUndefined();
    expect(monthCount({ accounts: [paper, bank] })).toBe(2);
  });
});
