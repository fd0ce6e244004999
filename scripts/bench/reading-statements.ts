import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { createPdfReader } from '@portal/statements/pdf/pdf-reader';
import { CORPUS_TODAY, layoutNamed, makeStatement } from '@portal/statements/corpus/corpus';
import type { Applicant } from './applicant.ts';
import type { Measurement } from './measurement.ts';

const FILES = 6;
const PAGES = 10;
const POLL_MS = 50;
const LONGEST_SECONDS = 30;
const SHOWN_WITHIN_SECONDS = 10;
const MEMORY_MAXIMUM_BYTES = 300 * 1_048_576;

interface Listed {
  statements: { fileName: string; reading: { state: string } }[];
}

async function makeFiles(): Promise<Buffer[]> {
  const layout = layoutNamed('RBC personal');
  const months = Array.from({ length: FILES }, (_, index) => `2026-0${String(index + 1)}`);
  return Promise.all(
    months.map((month) => {
      const facts = { from: `${month}-01`, to: `${month}-28`, account: '02782-5094431', holder: 'NORTHSHORE BAKERY' };
      return makeStatement(layout, facts, { pages: PAGES });
    }),
  );
}

async function secondsUntilShown(port: number, applicant: Applicant, files: readonly Buffer[]): Promise<number> {
  const url = `http://127.0.0.1:${String(port)}/api/applications/${applicant.applicationId}/statements`;
  const headers = { authorization: applicant.authorization };
  for (const [index, file] of files.entries()) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), `reading-${String(index)}.pdf`);
    const reply = await fetch(url, { method: 'POST', body, headers });
    if (!reply.ok) throw new Error(`A benchmark upload was refused: ${await reply.text()}`);
  }
  const start = performance.now();
  for (;;) {
    const { statements } = (await (await fetch(url, { headers })).json()) as Listed;
    const seconds = (performance.now() - start) / 1000;
    const ours = statements.filter(({ fileName }) => fileName.startsWith('reading-'));
    if (ours.length === FILES && ours.every(({ reading }) => reading.state !== 'waiting')) return seconds;
    if (seconds > LONGEST_SECONDS) throw new Error('The benchmark’s statements were not read in time');
    await delay(POLL_MS);
  }
}

async function readAlone(files: readonly Buffer[]): Promise<{ pagesPerSecond: number; memoryBytes: number }> {
  const reader = createPdfReader();
  const read = (file: Buffer) => reader.read(() => Promise.resolve(new Uint8Array(file)), CORPUS_TODAY);
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 10);
  const [first, ...others] = files;
  if (first) await read(first);
  const start = performance.now();
  let pages = 0;
  for (const file of others) pages += (await read(file)).pages;
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  return { pagesPerSecond: pages / seconds, memoryBytes: highest - before };
}

export async function measureReading(port: number, applicant: Applicant): Promise<Measurement[]> {
  const files = await makeFiles();
  const seconds = await secondsUntilShown(port, applicant, files);
  const { pagesPerSecond, memoryBytes } = await readAlone(files);
  return [
    {
      row: 'statements shown',
      name: `seconds from the last of ${String(FILES)} uploads to the months ÷ ${String(SHOWN_WITHIN_SECONDS)} s`,
      ratio: seconds / SHOWN_WITHIN_SECONDS,
      target: { atMost: 1 },
      figures: { seconds, pagesPerSecondAndCore: pagesPerSecond },
    },
    {
      row: 'statements memory',
      name: 'memory of the reader ÷ its limit',
      ratio: memoryBytes / MEMORY_MAXIMUM_BYTES,
      target: { atMost: 1 },
      figures: { megabytes: memoryBytes / 1_048_576 },
    },
  ];
}
