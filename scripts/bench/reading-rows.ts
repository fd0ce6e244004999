import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { createPdfReader } from '@portal/statements/pdf/pdf-reader';
import { workedMsOf } from '@portal/statements/pdf/processor-time';
import type { PageText } from '@portal/statements/reading/page-text';
import { readStatement } from '@portal/statements/reading/read-statement';
import { readAccounts } from '@portal/statements/rows/read-accounts';
import { pageLines } from '@portal/statements/pdf/page-lines';
import { openPdf } from '@portal/statements/pdf/pdfium';
import { readPage } from '@portal/statements/pdf/read-pages';
import { CORPUS_TODAY } from '@portal/statements/corpus/corpus';
import { longStatementOf, sampleStatements } from '@portal/statements/corpus/whole-statements';
import { alternate, type Measurement, median, spreadOf } from './measurement.ts';

const run = promisify(execFile);
const ROUNDS = 5;
const FILES = 8;
/** Rows on about 6, 60 and 200 pages. */
const SHORT_ROWS = 170;
const longRows = [2000, 6800] as const;
const PDFTOTEXT = 'pdftotext';

async function msOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function pagesOf(file: Buffer): Promise<PageText[]> {
  const pages: PageText[] = [];
  await openPdf(file, (document) => {
    for (let number = 1; number <= document.pageCount; number += 1)
      pages.push(pageLines(readPage(document, number).runs));
  });
  return pages;
}

async function shareOfRows(files: readonly Buffer[]): Promise<number> {
  let [allMs, rowsMs] = [0, 0];
  for (const file of files) {
    let pages: PageText[] = [];
    allMs += await msOf(async () => (pages = await pagesOf(file)));
    let reading = readStatement(pages, CORPUS_TODAY);
    allMs += await msOf(() => (reading = readStatement(pages, CORPUS_TODAY)));
    const [first] = reading.state === 'read' ? reading.periods : [];
    if (!first) throw new Error('A statement of the benchmark has no period');
    rowsMs += await msOf(() => readAccounts(pages, { first, byPage: new Map(), account: first.account }));
  }
  return allMs / (allMs - rowsMs);
}

async function hasProgram(): Promise<boolean> {
  return run(PDFTOTEXT, ['-v']).then(
    () => true,
    () => false,
  );
}

/** Time for reading rows, compared with reading periods alone and with `pdftotext -layout`. */
export async function measureReadingRows(): Promise<Measurement[]> {
  const files = await Promise.all(sampleStatements.slice(0, FILES).map(({ make }) => make()));
  const shares: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) shares.push(await shareOfRows(files));
  return [
    ...(await besidePdftotext()),
    {
      row: 'R5 period',
      name: 'reading statements with all rows ÷ their periods alone',
      ratio: median(shares.slice(1)),
      target: { atMost: 2 },
      figures: {},
    },
  ];
}

interface LongFile {
  path: string;
  bytes: Buffer;
  pages: number;
}

async function longFile(folder: string, rows: number): Promise<LongFile> {
  const bytes = await longStatementOf(rows).make();
  const path = join(folder, `${String(rows)}.pdf`);
  await writeFile(path, bytes);
  const pages = await openPdf(bytes, ({ pageCount }) => pageCount);
  if (typeof pages === 'string') throw new Error(pages);
  return { path, bytes, pages };
}

async function ourWorkMs({ bytes }: LongFile): Promise<number> {
  const start = process.cpuUsage();
  const { reading } = await createPdfReader().read(() => Promise.resolve(new Uint8Array(bytes)), CORPUS_TODAY, 'slow');
  const worked = workedMsOf(process.cpuUsage(start));
  if (reading.state !== 'read' || reading.accounts.some(({ proof }) => proof !== 'proven'))
    throw new Error('A long statement of the benchmark is not proven');
  return worked;
}

/** Processor time of pdftotext, which Node does not measure: the shell prints it as `0m0.110s`. */
async function pdftotextWorkMs({ path }: LongFile): Promise<number> {
  const { stdout } = await run('bash', ['-c', `${PDFTOTEXT} -layout "$1" /dev/null && times`, 'bash', path]);
  const times = [...stdout.matchAll(/(?<minutes>\d+)m(?<seconds>[\d.]+)s/gu)];
  return times.reduce((sum, { groups }) => sum + Number(groups?.minutes) * 60_000 + Number(groups?.seconds) * 1000, 0);
}

/** Processor time for each additional page, from the difference between a long and a short file. */
function marginOf(work: (file: LongFile) => Promise<number>, short: LongFile, long: LongFile) {
  return async () => ((await work(long)) - (await work(short))) / (long.pages - short.pages);
}

/** Measured only if pdftotext is installed. */
async function besidePdftotext(): Promise<Measurement[]> {
  if (!(await hasProgram())) {
    console.log('R5 text is not measured: pdftotext is not installed (Debian’s package poppler-utils)');
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-rows-'));
  try {
    const short = await longFile(folder, SHORT_ROWS);
    const measured: Measurement[] = [];
    for (const rows of longRows) {
      const long = await longFile(folder, rows);
      const compared = await alternate(
        ROUNDS,
        marginOf(ourWorkMs, short, long),
        marginOf(pdftotextWorkMs, short, long),
      );
      measured.push({
        row: `R5 text, ${String(long.pages)} pages`,
        name: 'processor time per further page, with all rows ÷ pdftotext -layout',
        ratio: compared.ratio,
        target: { atMost: 6 },
        figures: { milliseconds: compared.ours, pdftotextMilliseconds: compared.plain, ...spreadOf(compared) },
      });
    }
    return measured;
  } finally {
    await rm(folder, { recursive: true });
  }
}
