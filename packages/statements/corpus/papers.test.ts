import { describe, expect, test } from 'vitest';
import { CORPUS_TODAY } from './corpus.ts';
import { type Paper, papers } from './papers.ts';
import { createPdfReader } from '../src/pdf/pdf-reader.ts';

// Papers whose sums all add up. Whether they count depends on the whole paper, not just on the rows.

const reader = createPdfReader();

async function read({ make }: Paper) {
  const file = await make();
  const { reading } = await reader.read(() => Promise.resolve(new Uint8Array(file)), CORPUS_TODAY);
  const isCounted = reading.state === 'read' && !reading.isCreditCard;
  const accounts = reading.state === 'read' ? reading.accounts : (reading.unproven?.accounts ?? []);
  const proven = accounts.filter(({ proof }) => proof === 'proven');
  return {
    periods: isCounted ? reading.periods.map(({ from, to }) => `${from} ${to}`) : [],
    rows:
      proven.length > 0
        ? proven.flatMap(({ transactions }) => transactions.map(({ date, cents }) => [date, cents]))
        : null,
    doubts: accounts.flatMap(({ doubt }) => doubt?.kind ?? []),
  };
}

const of = (outcome: Paper['outcome']) => papers.filter((paper) => paper.outcome === outcome);
const period = ({ from, to }: Paper) => [`${from} ${to}`];

describe('is proven, with its period and every row', () => {
  test.each(of('proven'))('$name', async (paper) => {
    expect(await read(paper)).toEqual({ periods: period(paper), rows: paper.rows, doubts: [] });
  });
});

describe('counts for a month and proves no row', () => {
  test.each(of('month'))('$name', async (paper) => {
    const { periods, rows, doubts } = await read(paper);
    expect({ periods, rows, doubts: doubts.length }).toEqual({ periods: period(paper), rows: null, doubts: 1 });
  });
});

describe('counts for no month and proves no row', () => {
  test.each(of('neither'))('$name', async (paper) => {
    expect(await read(paper)).toMatchObject({ periods: [], rows: null });
  });
});
