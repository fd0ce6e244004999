import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { CORPUS_TODAY } from './corpus.ts';
import { type ScanKind, scanKinds, scanOf } from './scans.ts';
import { changedStatements, wholeStatements, type WholeStatement } from './whole-statements.ts';
import { createPdfReader } from '../src/pdf/pdf-reader.ts';
import { isProven } from '../src/reading/read-statement.ts';
import { isLeftToPictures, type PdfReading, type ReadingPage } from '../src/pdf/pdf-verdict.ts';

const isFull = process.env.TEST_FULL === '1';
const PROVEN_AT_LEAST = 0.9;
const PAGES_MAXIMUM = 12;
/** Median processor time per page. */
const SECONDS_PER_PAGE = 6;
const EVERY = 3;
const READ_ALONE = 'RBC business, a few rows';
const PARTLY_SCANNED = 'RBC business, an ordinary month';
const CHANGED = 4;
/** Enough that text extraction stops before the last page, because none of the first pages has text. */
const BLANK_PAGES = 4;
/** Side of a page in points; a small page takes little time. */
const BLANK_SIDE = 36;
const READING_ALL_MS = 180 * MINUTE_MS;

/** Excludes widely spaced letters, which may run over the edge of the page. */
const plain = wholeStatements.filter(
  ({ plan, accounts }) =>
    (plan.lettering ?? 'plain') === 'plain' &&
    accounts().some(({ transactions }) => transactions.length > 0) &&
    accounts().every(({ transactions }) => transactions.every(({ page }) => page <= PAGES_MAXIMUM)),
);
const readAlone = plain.filter(({ name }) => name === READ_ALONE);
const statements = plain.filter((_, index) => index % EVERY === 0);
const reader = createPdfReader();

const seedOf = (statement: WholeStatement) => wholeStatements.indexOf(statement) + 1;

async function readScan(
  statement: WholeStatement,
  seed: number,
  options: { kind?: ScanKind; scannedPages?: readonly number[] } = {},
) {
  const scan = await scanOf(await statement.make(), seed, options);
  const load = () => Promise.resolve(new Uint8Array(scan));
  const pages: ReadingPage[] = [];
  return {
    byText: await reader.read(load, CORPUS_TODAY),
    byPictures: await reader.read(load, CORPUS_TODAY, 'pictures', (page) => pages.push(page)),
    pages,
  };
}

/** A line of credit has rows but no proof, scanned or not. */
async function isProvenAsText(statement: WholeStatement): Promise<boolean> {
  const file = await statement.make();
  const { reading } = await reader.read(() => Promise.resolve(new Uint8Array(file)), CORPUS_TODAY);
  return reading.state === 'read' && isProven(reading);
}

const kinds = Object.values(scanKinds);

const rowsOf = (accounts: readonly { transactions: readonly { date: string; cents: number }[] }[]) =>
  accounts.map(({ transactions }) => transactions.map(({ date, cents }) => ({ date, cents })));

const readRowsOf = (reading: PdfReading['reading']) =>
  reading.state === 'read' ? rowsOf(reading.accounts) : undefined;

describe(`${String(statements.length)} scans of all kinds, rotated by up to 2°`, () => {
  test.runIf(isFull)(
    'most are proven, and none is wrong',
    async () => {
      const others: string[] = [];
      const wrong: string[] = [];
      const seconds: number[] = [];
      for (const [index, statement] of statements.entries()) {
        if (!(await isProvenAsText(statement))) continue;
        const kind = kinds[index % kinds.length] ?? scanKinds.grey;
        const { byText, byPictures, pages } = await readScan(statement, seedOf(statement), { kind });
        expect(byText.reading).toMatchObject({ state: 'notRecognised', reason: 'noText' });
        seconds.push(byPictures.workedMs / SECOND_MS / (pages[0]?.pageCount ?? 1));
        const { reading } = byPictures;
        if (reading.state === 'notRecognised') {
          others.push(statement.name);
          continue;
        }
        const [rows, truths] = [readRowsOf(reading), rowsOf(statement.accounts())];
        if (JSON.stringify(rows) !== JSON.stringify(truths)) wrong.push(statement.name);
      }
      expect(wrong).toEqual([]);
      seconds.sort((a, b) => a - b);
      expect(seconds[Math.floor(seconds.length / 2)]).toBeLessThanOrEqual(SECONDS_PER_PAGE);
      expect(1 - others.length / seconds.length, others.join('\n')).toBeGreaterThanOrEqual(PROVEN_AT_LEAST);
    },
    READING_ALL_MS,
  );
});

test(
  'a scan with blank pages behind it is proven, and reports each page',
  async () => {
    const [statement] = readAlone;
    if (!statement) throw new Error(`There is no statement ${READ_ALONE}`);
    const printed = await PDFDocument.load(await statement.make());
    for (let page = 0; page < BLANK_PAGES; page += 1) printed.addPage([BLANK_SIDE, BLANK_SIDE]);
    const make = async () => Buffer.from(await printed.save());
    const { byPictures, pages } = await readScan({ ...statement, make }, seedOf(statement));
    expect(byPictures.reading).toMatchObject({ state: 'read', accounts: [{ proof: 'proven' }] });
    expect(readRowsOf(byPictures.reading)).toEqual(rowsOf(statement.accounts()));
    expect(pages).toEqual(pages.map((_, index) => ({ begun: index + 1, pageCount: 1 + BLANK_PAGES })));
    expect(pages.length).toBeGreaterThanOrEqual(2 * (1 + BLANK_PAGES));
  },
  READING_ALL_MS,
);

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
      const { byText, byPictures } = await readScan(whole, seedOf(whole), { scannedPages: [page] });
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
      const { byText, byPictures } = await readScan(statement, seedOf(whole), { scannedPages: [2] });
      expect(byText.reading).toMatchObject({ state: 'read', accounts: [{ proof: 'notProven' }] });
      expect(byPictures.reading).toEqual(byText.reading);
    },
    READING_ALL_MS,
  );
});
