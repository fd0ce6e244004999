import { describe, expect, test } from 'vitest';
import { accountRows } from '../../../../test/statement-rows.ts';
import { matchValuesOfAccount, matchValuesOfReading } from './match-values.ts';

describe('papers', () => {
  const rows = [5, 6, 7, 8, 9].map((day) => [`2026-01-0${String(day)}`, day * 100_00, 'DEPOSIT'] as const);
  const read = (account: string, change = 0) =>
    accountRows({ account, rows: rows.map(([date, cents, text]) => [date, cents + change, text] as const) });
  const values = (holder: string | null, account: string, change = 0) =>
    matchValuesOfReading({ state: 'read', holder, accounts: [read(account, change)] }).map(
      ({ kind, value }) => `${kind} ${value}`,
    );
  const common = (left: readonly string[], right: readonly string[]) =>
    left.filter((value) => right.includes(value)).map((value) => value.split(' ')[0]);
  const paper = values('9412-3317 QUEBEC INC.', '4821');

  test.each<[string, readonly string[], string[]]>([
    ['the same statement saved again', values('9412-3317 Québec inc.', '4821'), ['holder', 'account', 'rows']],
    ['its rows under another name', values('Harbour Foods Ltd.', '7770'), ['rows']],
    ['another statement of the account', values('9412-3317 QUEBEC INC.', '4821', 1), ['holder', 'account']],
    ['another account of the holder', values('9412-3317 QUEBEC INC.', '4822', 1), ['holder']],
    ['the last digits alone', values('Harbour Foods Ltd.', '4821', 1), []],
    ['accounts without holder', values(null, '4821', 1), []],
  ])('%s', (_what, found, shared) => {
    expect(common(paper, found)).toEqual(shared);
  });

  test('an account connected at the bank and on a statement is one account', () => {
    const connected = matchValuesOfAccount('00012-0044821', '9412-3317 Quebec Inc').map(
      ({ kind, value }) => `${kind} ${value}`,
    );
    expect(common(paper, connected)).toEqual(['holder', 'account']);
  });

  test('a few rows are equal by chance', () => {
    const few = accountRows({ rows: rows.slice(0, 4) });
    expect(matchValuesOfReading({ state: 'read', accounts: [few] })).toEqual([]);
  });
});
