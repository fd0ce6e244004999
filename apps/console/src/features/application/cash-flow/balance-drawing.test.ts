import { expect, test } from 'vitest';
import { drawBalance } from './balance-drawing.ts';

test('days of a month share its width, and days below zero and returned items have their places', () => {
  const flow = {
    dailyBalances: [
      { from: '2026-03-30', cents: [500_00, 100_00, 300_00, -100_00] },
      { from: '2026-04-16', cents: [0] },
    ],
    returnedOn: ['2026-04-02', '2026-01-05'],
  };
  const { lines, below, returned, zero, most, lowest } = drawBalance(flow, ['2026-04', '2026-05'], 40);
  expect(lines).toEqual(['0.017,0.0 0.050,40.0', '0.517,30.0']);
  expect(below).toEqual([{ day: '2026-04-02', x: 1 / 30, width: 1 / 30 }]);
  expect(returned).toEqual([{ day: '2026-04-02', x: 0.05 }]);
  expect(zero).toBe(30);
  expect(most).toBe(300_00);
  expect(lowest).toEqual({ day: '2026-04-02', cents: -100_00 });
});

test('an account without known balances has no line', () => {
  expect(drawBalance({}, ['2026-04'], 40)).toEqual({
    lines: [],
    below: [],
    spells: [],
    returned: [],
    zero: 0,
    most: 0,
    lowest: undefined,
  });
});

test('consecutive days below zero are one spell, and the longer of two close ones has the label', () => {
  const flow = {
    dailyBalances: [
      { from: '2026-04-02', cents: [-1] },
      { from: '2026-04-27', cents: [-1, 5, -1, -1, -1] },
    ],
  };
  const { spells } = drawBalance(flow, ['2026-04', '2026-05'], 40);
  expect(spells.map(({ last, days }) => [last, days])).toEqual([
    ['2026-05-01', 3],
    ['2026-04-02', 1],
  ]);
  expect(spells[0]?.x).toBeCloseTo(1 + 1 / 31);
});
