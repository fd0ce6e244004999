import { expect, test } from 'vitest';
import type { Confirmable } from '@portal/contract/application/statements/statement-transactions';
import { type Cells, drawnLine } from '../../corpus/drawn-lines.ts';
import { drawLine } from '../../corpus/drawn-table.ts';
import type { Line, PageText } from '../reading/page-text.ts';
import { onceConfirmed, type ReadStatement, unconfirmed } from '../reading/read-statement.ts';
import { provenPages } from './proven-pages.ts';

const DAY = '2026-05-04';

function page(cents: number, day = DAY): PageText {
  const words = [day, (cents / 100).toFixed(2)].map((text, index) => ({ x: index * 100, end: index * 100 + 50, text }));
  const line: Line = { y: 0, size: 10, space: 3, words, cells: words };
  return [line];
}

function summing(...sums: readonly number[]) {
  return (pages: readonly PageText[]): ReadStatement => {
    const rows = pages.map(([line]) => line?.words.map(({ text }) => text) ?? []);
    const amounts = rows.map(([, amount]) => Math.round(Number(amount) * 100));
    const isProven = sums.includes(amounts.reduce((sum, cents) => sum + cents, 0));
    const month = rows[0]?.[0]?.slice(0, 7) ?? '';
    const period = { account: null, from: `${month}-01`, to: `${month}-28` };
    const transactions = amounts.map((cents, index) => ({
      date: rows[index]?.[0] ?? '',
      description: '',
      cents,
      balanceCents: null,
      page: index + 1,
    }));
    const proof = isProven ? ('proven' as const) : ('notProven' as const);
    return {
      state: 'read',
      bank: null,
      isCreditCard: false,
      holder: null,
      periods: [period],
      accounts: [
        {
          ...period,
          openingCents: 0,
          closingCents: 0,
          proof,
          breaksAt: null,
          pageGap: null,
          doubt: null,
          transactions,
        },
      ],
    };
  };
}

function believed(reading: ReadStatement) {
  return reading.state === 'read' ? reading.accounts[0]?.transactions : undefined;
}

function amountsOf(passes: readonly (readonly number[])[], ...sums: number[]) {
  const pages = passes.map((pass) => pass.map((cents) => page(cents)));
  return believed(provenPages(pages, [], summing(...sums)))?.map(({ cents }) => cents);
}

function provenDays(passes: readonly (readonly string[])[]) {
  const pages = passes.map((pass) => pass.map((day) => page(100, day)));
  return believed(provenPages(pages, [], summing(300)))?.map(({ date }) => date);
}

const DAYS: readonly string[] = ['2026-05-04', '2026-05-06', '2026-05-09'];

test('a result proven in the first pass is used', () => {
  expect(
    amountsOf(
      [
        [100, 200],
        [1, 2],
      ],
      300,
    ),
  ).toEqual([100, 200]);
});

function asking(odd: readonly Confirmable[], others: readonly Confirmable[] = []) {
  const read = summing(100);
  return provenPages([[page(100)], [page(100)], [page(90)]], [], (pages) => {
    const reading = read(pages);
    const isOdd = pages[0]?.[0]?.words[1]?.text === '0.90';
    return reading.state === 'read' ? unconfirmed(reading, isOdd ? odd : others) : reading;
  });
}

test('one pass that finds another currency is enough to require a person to confirm the rows', () => {
  const found = asking(['currency']);
  expect(found).toMatchObject({ reason: 'otherCurrency', unproven: { accounts: [{ proof: 'notProven' }] } });
  expect(onceConfirmed(found)).toMatchObject({ accounts: [{ proof: 'proven', transactions: [{ cents: 100 }] }] });
});

test('every confirmation that any pass requires is required', () => {
  expect(asking(['currency', 'bank'], ['bank'])).toMatchObject({ unconfirmed: { what: ['bank', 'currency'] } });
});

test('a bank recognized in two passes is recognized', () => {
  expect(asking(['bank'])).toMatchObject({ state: 'read', accounts: [{ proof: 'proven' }] });
});

test('each page can be taken from the other pass', () => {
  expect(
    amountsOf(
      [
        [100, 999, 300],
        [888, 200, 777],
      ],
      600,
    ),
  ).toEqual([100, 200, 300]);
});

test('one of many pages can be taken from the other pass', () => {
  const many = Array.from({ length: 12 }, () => 100);
  expect(amountsOf([many.with(7, 9), many.with(3, 5)], 1200)).toEqual(many);
});

test('one page can be taken from only the third pass', () => {
  expect(
    amountsOf(
      [
        [100, 999],
        [100, 888],
        [777, 200],
      ],
      300,
    ),
  ).toEqual([100, 200]);
});

test('a result that no pass proves is not used', () => {
  expect(
    amountsOf(
      [
        [100, 999],
        [888, 200],
      ],
      12,
    ),
  ).toBeUndefined();
});

test('two results that add up but differ prove nothing', () => {
  expect(
    amountsOf(
      [
        [100, 200],
        [150, 150],
      ],
      300,
    ),
  ).toBeUndefined();
});

test('the result of most passes is used', () => {
  const passes = [
    [100, 999],
    [999, 200],
    [100, 200],
  ].map((pass) => pass.map((cents) => page(cents)));
  const agreed = [page(100), page(200)];
  expect(believed(provenPages(passes, [agreed], summing(300)))).toHaveLength(2);
});

function accountsOf(passes: readonly (readonly number[])[]) {
  const read = (pages: readonly PageText[]): ReadStatement => {
    const reading = summing(100)(pages);
    if (reading.state !== 'read') return reading;
    const accounts = pages.flatMap((each) => {
      const single = summing(100)([each]);
      return single.state === 'read' && believed(single)?.[0]?.cents !== -1 ? single.accounts : [];
    });
    return { ...reading, accounts };
  };
  const reading = provenPages(
    passes.map((pass) => pass.map((cents) => page(cents))),
    [],
    read,
  );
  return reading.state === 'read' ? reading.accounts.length : undefined;
}

test('a pass that does not find an account does not contradict it', () => {
  expect(
    accountsOf([
      [100, -1],
      [100, 100],
    ]),
  ).toBe(2);
});

test('the other accounts are not trusted without an account that any pass found', () => {
  expect(
    accountsOf([
      [100, -1],
      [100, 99],
    ]),
  ).toBeUndefined();
});

test('a day found in two passes is used', () => {
  expect(provenDays([DAYS, DAYS])).toEqual(DAYS);
  expect(provenDays([DAYS, DAYS.with(1, '2026-05-08')])).toBeUndefined();
  expect(provenDays([DAYS, DAYS.with(1, '2026-05-08'), DAYS])).toEqual(DAYS);
});

test('a period is a fact of the header, not a day of a row', () => {
  const withPeriod = (from: string) => [...page(100), drawLine(`Period ${from} to May 31, 2026`, 5)];
  const passes = [withPeriod('May 1, 2026'), withPeriod('MayI,2026')].map((each) => [each]);
  expect(believed(provenPages(passes, [], summing(100)))).toHaveLength(1);
});

test('a date in a sentence that one pass reads with a wide gap is not the day of a row', () => {
  const note = (date: string): Cells => [
    [0, 'Report errors within 30 days.'],
    [200, `Fees from ${date} $2.25 each`],
  ];
  const passes = ['June 1', 'June 1:'].map((date) => [[...page(100), drawnLine(note(date), 70)]]);
  expect(believed(provenPages(passes, [], summing(100)))).toHaveLength(1);
});

test('a row whose decimal signs a pass lost is not left out', () => {
  const lost = [
    ...page(100),
    drawnLine(
      [
        [0, DAY],
        [100, 'CREDIT MEMO'],
        [300, '968 29'],
        [400, '38,176 52'],
      ],
      70,
    ),
  ];
  expect(believed(provenPages([[lost], [lost]], [], summing(100)))).toBeUndefined();
  const withNumber = (cents: number, number: string) => [
    ...page(cents),
    drawnLine(
      [
        [0, DAY],
        [100, 'CREDIT MEMO'],
        [300, number],
      ],
      70,
    ),
  ];
  const [whole, read] = [withNumber(100, '1'), withNumber(12_345, '12345')];
  expect(believed(provenPages([[whole], [whole]], [], summing(100)))).toHaveLength(1);
  expect(believed(provenPages([[read], [read]], [], summing(12_345)))).toHaveLength(1);
});

test('a day that one pass misses is not used', () => {
  expect(provenDays([DAYS, DAYS.with(1, '')])).toBeUndefined();
  expect(provenDays([DAYS.with(1, ''), DAYS])).toBeUndefined();
});

test('a day out of order is not used, even if every pass found it', () => {
  const misread = DAYS.with(1, '2026-05-26');
  expect(provenDays([misread, misread])).toBeUndefined();
});

test('days can run backward and start over', () => {
  const back = DAYS.toReversed();
  expect(provenDays([back, back])).toEqual(back);
});

test('a period found in two passes is used', () => {
  const otherYear = DAYS.with(0, '2025-05-04');
  expect(provenDays([DAYS, otherYear])).toBeUndefined();
});

function shown(passes: readonly (readonly PageText[])[], ...sums: number[]) {
  const reading = provenPages(passes, [], summing(...sums));
  return reading.state === 'read' ? undefined : reading.unproven?.accounts;
}

test('an unproven result is shown as unproven, even if its sums hold but its days are uncertain', () => {
  const passes = [
    [page(100), page(999)],
    [page(888), page(200)],
  ];
  expect(shown(passes, 12)).toMatchObject([{ proof: 'notProven', transactions: [{ cents: 100 }, { cents: 999 }] }]);
  const days = [[page(100)], [page(100, '2026-05-08')]];
  expect(shown(days, 100)).toMatchObject([{ proof: 'notProven', transactions: [{ cents: 100, date: DAY }] }]);
});

test('of several unproven readings, the result that names the wrong row is shown', () => {
  const named = (pages: readonly PageText[]): ReadStatement => {
    const reading = summing()(pages);
    if (reading.state !== 'read') return reading;
    const accounts = reading.accounts.map((account) => ({
      ...account,
      breaksAt: account.transactions[0]?.cents === 200 ? 0 : null,
    }));
    return { ...reading, accounts };
  };
  const reading = provenPages([[page(100)], [page(200)]], [], named);
  expect(reading).toMatchObject({ unproven: { accounts: [{ breaksAt: 0, transactions: [{ cents: 200 }] }] } });
});

test('nothing is shown without rows', () => {
  const unread = () => ({ state: 'notRecognised', reason: 'noPeriod' }) as const;
  expect(provenPages([[page(100)], [page(100)]], [], unread)).toEqual({
    state: 'notRecognised',
    reason: 'noText',
  });
});
