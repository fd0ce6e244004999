import { MINUTE_MS } from '@portal/contract/constants';
import { describe, expect, test } from 'vitest';
import { CORPUS_TODAY } from './corpus.ts';
import { scanOf } from './scans.ts';
import { changedStatements, wholeStatements, type WholeStatement } from './whole-statements.ts';
import { createPdfReader } from '../src/pdf/pdf-reader.ts';
import { isLeftToPictures, type PdfReading } from '../src/pdf/pdf-verdict.ts';

const isFull = process.env.TEST_FULL === '1';
const PROVEN_AT_LEAST = 0.85;
const PAGES_MAXIMUM = 4;
const EVERY = 3;
const READ_ALONE = 'RBC business, a few rows';
const PARTLY_SCANNED = 'RBC business, an ordinary month';
const CHANGED = 4;
const READING_ALL_MS = 180 * MINUTE_MS;

/** Excludes widely spaced letters, which may run over the edge of the page. */
const plain = wholeStatements.filter(
  ({ plan, accounts }) =>
    (plan.lettering ?? 'plain') === 'plain' &&
    accounts().some(({ transactions }) => transactions.length > 0) &&
    accounts().every(({ transactions }) => transactions.every(({ page }) => page <= PAGES_MAXIMUM)),
);
const readAlone = plain.filter(({ name }) => name === READ_ALONE);
const statements = isFull ? plain.filter((_, index) => index % EVERY === 0) : readAlone;
const reader = createPdfReader();

const seedOf = (statement: WholeStatement) => wholeStatements.indexOf(statement) + 1;

async function readScan(statement: WholeStatement, seed: number, scannedPages?: readonly number[]) {
  const scan = await scanOf(await statement.make(), seed, scannedPages);
  const load = () => Promise.resolve(new Uint8Array(scan));
  return {
    byText: await reader.read(load, CORPUS_TODAY),
    byPictures: await reader.read(load, CORPUS_TODAY, 'pictures'),
  };
}

const rowsOf = (accounts: readonly { transactions: readonly { date: string; cents: number }[] }[]) =>
  accounts.map(({ transactions }) => transactions.map(({ date, cents }) => ({ date, cents })));

const readRowsOf = (reading: PdfReading['reading']) =>
  reading.state === 'read' ? rowsOf(reading.accounts) : undefined;

describe(`${String(statements.length)} scans at 200 dpi, rotated, grey and noisy`, () => {
  test(
    'most are proven, and none is wrong',
    async () => {
      const others: string[] = [];
      const wrong: string[] = [];
      for (const statement of statements) {
        const { byText, byPictures } = await readScan(statement, seedOf(statement));
        expect(byText.reading).toMatchObject({ state: 'notRecognised', reason: 'noText' });
        const { reading } = byPictures;
        if (reading.state === 'notRecognised') {
          others.push(statement.name);
          continue;
        }
        const [rows, truths] = [readRowsOf(reading), rowsOf(statement.accounts())];
        if (JSON.stringify(rows) !== JSON.stringify(truths)) wrong.push(statement.name);
      }
      expect(wrong).toEqual([]);
      expect(1 - others.length / statements.length, others.join('\n')).toBeGreaterThanOrEqual(PROVEN_AT_LEAST);
    },
    READING_ALL_MS,
  );
});

test.runIf(isFull).each(changedStatements(readAlone, CHANGED))(
  '$name: stays unproven, however often its numbers are read',
  async (statement) => {
    const [unchanged] = readAlone;
    if (!unchanged) throw new Error(`There is no statement ${READ_ALONE}`);
    const { byPictures } = await readScan(statement, seedOf(unchanged));
    expect(byPictures.reading).toMatchObject({ state: 'notRecognised', reason: 'notProven' });
  },
  READING_ALL_MS,
);

describe('a file with one scanned page', () => {
  const [whole] = plain.filter(({ name }) => name === PARTLY_SCANNED);
  if (!whole) throw new Error(`There is no statement ${PARTLY_SCANNED}`);
  const changes = changedStatements([whole], 1);

  test.each(isFull ? [1, 2] : [1])(
    'page %i: its rows and those of the text pages prove each other',
    async (page) => {
      const { byText, byPictures } = await readScan(whole, seedOf(whole), [page]);
      expect(byText.pictures).toBe(1);
      expect(isLeftToPictures(byText)).toBe(true);
      expect(byPictures.reading).toMatchObject({ state: 'read', accounts: [{ proof: 'proven' }] });
      expect(readRowsOf(byPictures.reading)).toEqual(rowsOf(whole.accounts()));
      expect(byPictures.signs).toEqual(byText.signs);
    },
    READING_ALL_MS,
  );

  test.each(changes)(
    '$name: falls back to its text if nothing is proven',
    async (statement) => {
      const { byText, byPictures } = await readScan(statement, seedOf(whole), [2]);
      expect(byText.reading).toMatchObject({ state: 'read', accounts: [{ proof: 'notProven' }] });
      expect(byPictures.reading).toEqual(byText.reading);
    },
    READING_ALL_MS,
  );
});
