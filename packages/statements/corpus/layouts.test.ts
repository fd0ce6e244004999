import { describe, expect, test } from 'vitest';
import {
  CORPUS_TODAY,
  type CorpusFile,
  hiddenTextCorpus,
  sampleCorpus,
  textCorpus,
  unreadableCorpus,
} from './corpus.ts';
import type { AccountPeriod } from '../src/reading/read-statement.ts';
import { createPdfReader } from '../src/pdf/pdf-reader.ts';
import type { PdfReading } from '../src/pdf/pdf-verdict.ts';

const corpus = process.env.TEST_FULL === '1' ? textCorpus : sampleCorpus.filter((_, index) => index % 2 === 0);
const RIGHT_AT_LEAST = 0.95;
const reader = createPdfReader();

async function read({ make }: CorpusFile): Promise<PdfReading['reading']> {
  const file = await make();
  return (await reader.read(() => Promise.resolve(new Uint8Array(file)), CORPUS_TODAY)).reading;
}

type Outcome = 'right' | 'unread' | 'wrong';

/** Returns `wrong` if the reading contradicts the file, `unread` if it is incomplete. */
function judge(reading: PdfReading['reading'], { expected }: CorpusFile): Outcome {
  if (reading.state === 'notRecognised') return expected ? 'unread' : 'right';
  if (!expected) return 'wrong';
  const says = (period: AccountPeriod, account = period.account) => `${account ?? '?'} ${period.from} ${period.to}`;
  const wanted = new Set(expected.periods.map((period) => says(period)));
  const allowed = new Set([...wanted, ...expected.periods.map((period) => says(period, null))]);
  const found = reading.periods.map((period) => says(period));
  const isSaid = found.every((period) => allowed.has(period));
  const isBank = reading.bank === null || reading.bank === expected.bank;
  if (!isSaid || !isBank || reading.isCreditCard !== expected.isCreditCard) return 'wrong';
  const isHolder = reading.holder?.replaceAll(/\s/gu, '') === expected.holder.replaceAll(/\s/gu, '');
  const isAll = found.length === wanted.size && found.every((period) => wanted.has(period));
  return isAll && reading.bank === expected.bank && isHolder ? 'right' : 'unread';
}

test(`at least 95 % of ${corpus.length} text statements are read accurately, and none is wrong`, async () => {
  const outcomes = await Promise.all(
    corpus.map(async (file) => {
      const reading = await read(file);
      return { name: file.name, outcome: judge(reading, file), reading };
    }),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
  const right = outcomes.filter(({ outcome }) => outcome === 'right').length;
  expect(right / outcomes.length).toBeGreaterThanOrEqual(RIGHT_AT_LEAST);
});

describe('is not recognized', () => {
  test.each(unreadableCorpus)('$name', async (file) => {
    expect(await read(file)).toMatchObject({ state: 'notRecognised' });
  });
});

test.each(hiddenTextCorpus)('$name is an image without text', async (file) => {
  expect(await read(file)).toEqual({ state: 'notRecognised', reason: 'noText' });
});
