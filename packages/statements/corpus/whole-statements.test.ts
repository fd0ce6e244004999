import type { StatementAccount } from '@portal/contract/application/statements/statement-transactions';
import { MINUTE_MS } from '@portal/contract/constants';
import { beforeAll, describe, expect, test } from 'vitest';
import { CORPUS_TODAY } from './corpus.ts';
import type { TrueAccount } from './draw-statement.ts';
import {
  cardStatements,
  changedStatements,
  gappedStatements,
  longStatement,
  longStatementOf,
  quartersByTheirEnd,
  sampleStatements,
  togetherStatement,
  type WholeStatement,
  wholeStatements,
} from './whole-statements.ts';
import { createPdfReader, type Read } from '../src/pdf/pdf-reader.ts';

const isFull = process.env.TEST_FULL === '1';
const corpus = isFull ? wholeStatements : sampleStatements;
const changed = changedStatements(
  corpus.filter((each) => each !== longStatement),
  isFull ? 1000 : 40,
);
const allGapped = gappedStatements(corpus.filter((each) => each !== longStatement));
const gapped = isFull ? allGapped : allGapped.filter((_, index) => index % 10 === 0);
const PROVEN_AT_LEAST = 0.97;
/** Time for reading all files one after the other on a busy machine. */
const READING_ALL_MS = 10 * MINUTE_MS;

/** The product's limits, with more time for a busy machine. */
const reader = createPdfReader({ timeMs: { examine: MINUTE_MS, examineWhileOthersWait: MINUTE_MS, read: MINUTE_MS } });

interface Outcome {
  name: string;
  reading: Read['reading'];
  accounts: readonly StatementAccount[];
  signs: Read['signs'];
}

async function read({ name, make }: Pick<WholeStatement, 'name' | 'make'>): Promise<Outcome> {
  const file = await make();
  const { reading, signs } = await reader.read(() => Promise.resolve(new Uint8Array(file)), CORPUS_TODAY);
  return { name, reading, accounts: reading.state === 'read' ? reading.accounts : [], signs };
}

function squash(text: string): string {
  return text.replaceAll(/\s/gu, '').toLowerCase();
}

type Row = TrueAccount['transactions'][number];

function isRow(found: Row, truth: Row): boolean {
  const isDescribed = truth.description.split(' ').every((word) => squash(found.description).includes(squash(word)));
  const isBalanced = found.balanceCents === null || found.balanceCents === truth.balanceCents;
  return (
    found.date === truth.date && found.cents === truth.cents && found.page === truth.page && isDescribed && isBalanced
  );
}

function areRows(found: readonly Row[], truths: readonly Row[]): boolean {
  return found.length === truths.length && truths.every((truth, at) => found[at] && isRow(found[at], truth));
}

function isTrue(found: StatementAccount, truth: TrueAccount): boolean {
  return (
    (found.account === null || found.account === truth.account) &&
    found.from === truth.from &&
    found.to === truth.to &&
    (found.openingCents ?? truth.openingCents) === truth.openingCents &&
    (found.closingCents ?? truth.closingCents) === truth.closingCents &&
    (areRows(found.transactions, truth.transactions) || areRows(found.transactions.toReversed(), truth.transactions))
  );
}

function findWrong({ accounts, name }: Outcome, truths: readonly TrueAccount[]): string[] {
  return accounts
    .filter(({ proof }) => proof === 'proven')
    .filter((found) => !truths.some((truth) => isTrue(found, truth)))
    .map(({ transactions, ...found }) => {
      const truth = truths.find(({ account }) => account === found.account)?.transactions ?? [];
      const at = transactions.findIndex((row, index) => !truth[index] || !isRow(row, truth[index]));
      return `${name}: ${JSON.stringify({ found, row: transactions[at], truth: truth[at] })}`;
    });
}

async function judge(statement: WholeStatement): Promise<{ outcome: Outcome; wrong: string[]; isProven: boolean }> {
  const outcome = await read(statement);
  const truths = statement.accounts();
  return { outcome, wrong: findWrong(outcome, truths), isProven: isProven(outcome, truths) };
}

function isProven({ accounts }: Outcome, truths: readonly TrueAccount[]): boolean {
  return accounts.length === truths.length && accounts.every(({ proof }) => proof === 'proven');
}

describe(`of ${String(corpus.length)} statements`, () => {
  const judged: { outcome: Outcome; wrong: string[]; isProven: boolean }[] = [];
  beforeAll(async () => {
    const read = await Promise.all(corpus.map(judge));
    judged.push(...read);
  }, READING_ALL_MS);

  test('no wrong reading is trusted', () => {
    expect(judged.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  test('at least 97 % are proven', () => {
    const others = judged.filter((each) => !each.isProven).map(({ outcome }) => outcome.name);
    expect(1 - others.length / judged.length, others.join('\n')).toBeGreaterThanOrEqual(PROVEN_AT_LEAST);
  });

  test('none has a sign that it was altered', () => {
    const signs = judged.flatMap(({ outcome: { name, signs } }) => signs?.found?.map(({ sign }) => `${name}: ${sign}`));
    expect(signs).toEqual([]);
  });

  test('unproven statements say so, with the row that breaks if it can be identified', () => {
    for (const { name, reading, accounts } of judged.map(({ outcome }) => outcome)) {
      expect(reading.state, name).toBe('read');
      for (const { proof, breaksAt, transactions } of accounts) {
        if (proof !== 'notProven') expect(breaksAt, name).toBeNull();
        else if (breaksAt !== null) expect(transactions.length, name).toBeGreaterThan(breaksAt);
      }
    }
  });
});

test(
  `none of ${String(changed.length)} statements with one change is proven`,
  async () => {
    const wrong = await Promise.all(
      changed.map(async (statement) => {
        const unchanged = statement.accounts().toSpliced(statement.change.account, 1);
        return findWrong(await read(statement), unchanged);
      }),
    );
    expect(wrong.flat()).toEqual([]);
  },
  READING_ALL_MS,
);

test(
  `none of ${String(gapped.length)} statements with a missing or repeated page is proven, and the reading says which page`,
  async () => {
    const wrong = await Promise.all(
      gapped.map(async (statement) => {
        const { name, of, missing, doubled } = statement;
        const { accounts } = await read(statement);
        const gap = JSON.stringify({ of, missing, doubled });
        const others = accounts.filter(({ proof, pageGap }) => proof !== 'notRead' && JSON.stringify(pageGap) !== gap);
        return [...others, ...accounts.filter(({ proof }) => proof === 'proven')].map(
          ({ proof, pageGap }) => `${name}: ${proof} ${JSON.stringify(pageGap)}`,
        );
      }),
    );
    expect(wrong.flat()).toEqual([]);
    expect(gapped.length).toBeGreaterThan(20);
  },
  READING_ALL_MS,
);

test('statements in one file are each judged by their own page numbers', async () => {
  const whole = togetherStatement([]);
  const { accounts } = await read({ name: 'together', make: whole.make });
  expect(accounts.map(({ proof, pageGap }) => [proof, pageGap])).toEqual([
    ['proven', null],
    ['proven', null],
  ]);
  const { of } = whole;
  const cut = await read({ name: 'cut', make: togetherStatement([of - 1]).make });
  expect(cut.accounts.map(({ proof, pageGap }) => [proof, pageGap])).toEqual([
    ['proven', null],
    ['notProven', { of, missing: [of], doubled: [] }],
  ]);
});

test.each(changedStatements(quartersByTheirEnd, 2 * quartersByTheirEnd.length))(
  '$name: is too long, and is not read as its last month only',
  async (statement) => {
    expect((await read(statement)).reading).toMatchObject({ state: 'notRecognised', reason: 'tooLong' });
  },
);

describe('a card statement', () => {
  test.each(cardStatements)('$name has no account', async (statement) => {
    const { reading, accounts } = await read(statement);
    expect(reading).toMatchObject({ state: 'read', isCreditCard: true });
    expect(accounts).toEqual([]);
  });
});

test.each(isFull ? [longStatement, longStatementOf(6800)] : [longStatement])(
  '$name are proven within the limit of three seconds of CPU time',
  async (statement) => {
    const outcome = await read(statement);
    expect(findWrong(outcome, statement.accounts())).toEqual([]);
    expect(isProven(outcome, statement.accounts())).toBe(true);
  },
);
