import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { movementsOf } from './movements.ts';
import { stories, storyNames, type AccountPlan, type Story } from './stories.ts';

const TODAY = '2026-02-10';
const accounts = storyNames.flatMap((name) => {
  const story: Story = stories[name];
  return story.accounts.map((plan): [string, AccountPlan, number] => [`${name} ${plan.key}`, plan, story.historyDays]);
});

describe.each(accounts)('the account %s', (name, plan, historyDays) => {
  const movements = movementsOf(name, plan, historyDays, TODAY);

  test('has balances that add up, in whole cents', () => {
    let balance: number | undefined;
    for (const { cents, balanceCents } of movements) {
      expect(Number.isInteger(cents)).toBe(true);
      expect(balanceCents).toBe(balance === undefined ? balanceCents : balance + cents);
      balance = balanceCents;
    }
  });

  test('never goes far into overdraft', () => {
    const most = Math.abs(plan.usualBalance) * 100 * 6;
    for (const { balanceCents } of movements) expect(Math.abs(balanceCents)).toBeLessThan(most);
  });

  test('contains no future days', () => {
    expect(movements.at(-1)?.day.localeCompare(TODAY)).toBeLessThanOrEqual(0);
  });
});

test('a day in a long history is the same whenever it is requested', () => {
  const [plan] = stories.steady.accounts;
  const { historyDays } = stories.steady;
  const later = movementsOf('steady', plan, historyDays, addDays(TODAY, 40));
  expect(later.filter(({ day }) => day <= TODAY)).toEqual(movementsOf('steady', plan, historyDays, TODAY));
});
