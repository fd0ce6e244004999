import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import type { PageText } from '@portal/statements/reading/page-text';
import { readStatement } from '@portal/statements/reading/read-statement';
import { readAccounts } from '@portal/statements/rows/read-accounts';
import { pageLines } from '@portal/statements/pdf/page-lines';
import { mayHideText } from '@portal/statements/pdf/unseen-amounts';
import { openPdf, readPage } from '@portal/statements/pdf/read-pages';
import { CORPUS_TODAY } from '@portal/statements/corpus/corpus';
import { longStatement, sampleStatements } from '@portal/statements/corpus/whole-statements';
import { alternate, type Measurement, median, spreadOf } from './measurement.ts';

const run = promisify(execFile);
const ROUNDS = 5;
const FILES = 8;
const PDFTOTEXT = 'pdftotext';

async function msOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function pagesOf(file: Buffer): Promise<PageText[]> {
  const pages: PageText[] = [];
  await openPdf(new Uint8Array(file), async (document) => {
    const options = { hasPictures: false, mayHideText: mayHideText(file) };
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push(pageLines((await readPage(document, number, options)).runs));
  });
  return pages;
}

async function readWhole(file: Buffer): Promise<{ allMs: number; rowsMs: number }> {
  let pages: PageText[] = [];
  const textMs = await msOf(async () => (pages = await pagesOf(file)));
  let reading = readStatement(pages, CORPUS_TODAY);
  const readMs = await msOf(() => (reading = readStatement(pages, CORPUS_TODAY)));
  const [first] = reading.state === 'read' ? reading.periods : [];
  if (!first) throw new Error('A statement of the benchmark has no period');
  const rowsMs = await msOf(() => readAccounts(pages, { first, byPage: new Map(), account: first.account }));
  return { allMs: textMs + readMs, rowsMs };
}

async function hasProgram(): Promise<boolean> {
  return run(PDFTOTEXT, ['-v']).then(
    () => true,
    () => false,
  );
}

/** Time for reading rows, against reading periods alone and against `pdftotext -layout`. */
export async function measureReadingRows(): Promise<Measurement[]> {
  const statements = [...sampleStatements.filter((each) => each !== longStatement).slice(0, FILES), longStatement];
  const files = await Promise.all(statements.map(({ make }) => make()));
  const shares: number[] = [];
  const ours = async () => {
    let [allMs, rowsMs] = [0, 0];
    for (const file of files) {
      const times = await readWhole(file);
      allMs += times.allMs;
      rowsMs += times.rowsMs;
    }
    shares.push(allMs / (allMs - rowsMs));
    return allMs;
  };
  const beside = await besidePdftotext(files, ours);
  return [
    ...beside,
    {
      row: 'R5 period',
      name: 'reading statements with all rows ÷ their periods alone',
      ratio: median(shares),
      target: { atMost: 2 },
      figures: {},
    },
  ];
}

/** Always measures our reader; measures pdftotext only if installed. */
async function besidePdftotext(files: readonly Buffer[], ours: () => Promise<number>): Promise<Measurement[]> {
  if (!(await hasProgram())) {
    console.log('R5 text is not measured: pdftotext is not installed (Debian’s package poppler-utils)');
    for (let round = 0; round <= ROUNDS; round += 1) await ours();
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-rows-'));
  try {
    const paths = files.map((_file, index) => join(folder, `${String(index)}.pdf`));
    await Promise.all(paths.map((path, index) => writeFile(path, files[index] ?? '')));
    const plain = () =>
      msOf(async () => {
        for (const path of paths) await run(PDFTOTEXT, ['-layout', path, '-']);
      });
    const compared = await alternate(ROUNDS, ours, plain);
    return [
      {
        row: 'R5 text',
        name: 'reading statements with all rows ÷ pdftotext -layout',
        ratio: compared.ratio,
        target: { atMost: 4 },
        figures: { milliseconds: compared.ours, pdftotextMilliseconds: compared.plain, ...spreadOf(compared) },
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}
