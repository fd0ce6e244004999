import { MINUTE_MS } from '@portal/contract/constants';
import { describe, expect, test } from 'vitest';
import { CORPUS_TODAY } from '../../../../test/statement-corpus/corpus.ts';
import { scanOf } from '../../../../test/statement-corpus/scans.ts';
import { wholeStatements, type WholeStatement } from '../../../../test/statement-corpus/whole-statements.ts';
import { createPdfReader } from './pdf-reader.ts';

const isFull = process.env.TEST_FULL === '1';
/** Decision 0039 says what was reached. */
const PROVEN_AT_LEAST = 0.85;
const PAGES_MAXIMUM = 4;
/** Of all, and of those of the shorter run, whose scans have one page or two. */
const EVERY = 3;
const SAMPLE = ['RBC business, an ordinary month', 'TD business in French, a few rows', 'TD business, only money in'];
const READING_ALL_MS = 180 * MINUTE_MS;

/** Only what a scanner would see whole: letters drawn apart may run over the edge of the page. */
const plain = wholeStatements.filter(
  ({ plan, accounts }) =>
    (plan.lettering ?? 'plain') === 'plain' &&
    accounts().some(({ transactions }) => transactions.length > 0) &&
    accounts().every(({ transactions }) => transactions.every(({ page }) => page <= PAGES_MAXIMUM)),
);
const statements = isFull
  ? plain.filter((_, index) => index % EVERY === 0)
  : plain.filter(({ name }) => SAMPLE.includes(name));
const reader = createPdfReader();

async function readScan(statement: WholeStatement, seed: number) {
  const scan = await scanOf(await statement.make(), seed);
  const load = () => Promise.resolve(new Uint8Array(scan));
  return {
    byText: await reader.read(load, CORPUS_TODAY),
    byPictures: await reader.read(load, CORPUS_TODAY, 'pictures'),
  };
}

describe(`of ${String(statements.length)} scans at 200 dots an inch, turned, grey and noisy`, () => {
  test(
    'most are proven, and none is wrong',
    async () => {
      const others: string[] = [];
      const wrong: string[] = [];
      for (const statement of statements) {
        const { byText, byPictures } = await readScan(statement, wholeStatements.indexOf(statement) + 1);
        expect(byText.reading).toMatchObject({ state: 'notRecognised', reason: 'noText' });
        const { reading } = byPictures;
        if (reading.state === 'notRecognised') {
          others.push(statement.name);
          continue;
        }
        const rows = reading.accounts.map(({ transactions }) =>
          transactions.map(({ date, cents }) => ({ date, cents })),
        );
        const truths = statement
          .accounts()
          .map(({ transactions }) => transactions.map(({ date, cents }) => ({ date, cents })));
        if (JSON.stringify(rows) !== JSON.stringify(truths)) wrong.push(statement.name);
      }
      expect(wrong).toEqual([]);
      expect(1 - others.length / statements.length, others.join('\n')).toBeGreaterThanOrEqual(PROVEN_AT_LEAST);
    },
    READING_ALL_MS,
  );
});
