import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { ErrorCode } from '@portal/contract/error-codes';
import { pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { type Applicant, renewAccess } from './applicant.ts';
import type { Measurement } from './measurement.ts';
import { type Memory, readMemory } from './server-memory.ts';

/** Memory has settled after this many uploads. */
const WARM_UP_UPLOADS = 100;
const FILE_BYTES = 14_500_000;
/** Files a customer uploads before removing them again, so that the application accepts more. */
const FILES_AT_ONCE = 5;
const SAMPLE_MS = 15 * SECOND_MS;
const POLL_MS = 200;
const BUSY_RETRY_MS = 500;
const TRIES = 20;
const UNAVAILABLE = 503;
/** More than the variation between runs. */
const GROWTH_MAXIMUM = 1.15;

export interface UploadMemoryOptions {
  name: string;
  port: number;
  metricsPort: number;
  /** Applicants at the upload step. All upload at the same time, each of them one file after another. */
  applicants: Applicant[];
  uploads: number;
  restMinutes: number;
}

/** "memory": memory of the process after many uploads and a rest ÷ its memory after the first hundred. */
export async function measureUploadMemory(options: UploadMemoryOptions): Promise<Measurement> {
  const { name, uploads, restMinutes } = options;
  const file = largeFile();
  const start = performance.now();
  let highest = 0;
  const sample = async (moment: string): Promise<Memory> => {
    const memory = await readMemory(options.metricsPort);
    highest = Math.max(highest, memory.resident);
    const figures = Object.entries(memory).map(
      ([figure, megabytes]) => `${figure} ${Math.round(Number(megabytes))} MB`,
    );
    const seconds = Math.round((performance.now() - start) / SECOND_MS);
    console.log(`memory ${name}, ${String(seconds)} s, ${moment}: ${figures.join(', ')}`);
    return memory;
  };

  const before = await sample('before the first upload');
  await uploadAll(options, file, WARM_UP_UPLOADS);
  const settled = await sample(`after ${String(WARM_UP_UPLOADS)} uploads`);
  for (let done = 0; done < uploads; done += WARM_UP_UPLOADS) {
    await uploadAll(options, file, Math.min(WARM_UP_UPLOADS, uploads - done));
    await sample(`after ${String(Math.min(done + WARM_UP_UPLOADS, uploads))} more`);
  }
  let rested = await sample('before the rest');
  for (const until = performance.now() + restMinutes * MINUTE_MS; performance.now() < until;) {
    await delay(SAMPLE_MS);
    rested = await sample('at rest');
  }
  return {
    row: `memory, ${name}`,
    name: `resident memory after ${String(uploads)} uploads and a rest ÷ after the first ${String(WARM_UP_UPLOADS)}`,
    ratio: rested.resident / settled.resident,
    target: { atMost: GROWTH_MAXIMUM },
    figures: {
      megabytesBefore: before.resident,
      megabytesAfterTheFirst: settled.resident,
      megabytesAtMost: highest,
      megabytesAfterTheRest: rested.resident,
      restMinutes,
    },
  };
}

type MakeFile = (serial: number) => BlobPart[];

function largeFile(): MakeFile {
  const content = new Uint8Array(pdfOfSize(FILE_BYTES));
  const head = pdfOfSize(FILE_BYTES).indexOf('1 0 obj');
  return (serial) => [new Uint8Array(pdfOfSize(20_000, serial).subarray(0, head)), content.subarray(head)];
}

let serial = 0;

async function uploadAll({ port, applicants }: UploadMemoryOptions, file: MakeFile, uploads: number): Promise<void> {
  let left = uploads;
  const work = async (index: number): Promise<void> => {
    for (let found = applicants[index]; left > 0 && found !== undefined;) {
      found = await renewAccess(port, found);
      applicants[index] = found;
      const url = `http://127.0.0.1:${String(port)}/api/applications/${found.applicationId}/statements`;
      for (let count = 0; count < FILES_AT_ONCE && left > 0; count += 1) {
        left -= 1;
        serial += 1;
        await uploadOne(url, found, file(serial));
      }
      await removeAllOnceRead(url, found);
    }
  };
  await Promise.all(applicants.map((_, index) => work(index)));
}

/** Like a browser, retries when the server is busy or the connection broke, even if the file was already accepted. */
async function uploadOne(url: string, { authorization }: Applicant, parts: BlobPart[]): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob(parts, { type: 'application/pdf' }), 'statement.pdf');
  for (let tries = 1; ; tries += 1) {
    try {
      const reply = await fetch(url, { method: 'POST', body, headers: { authorization } });
      const text = await reply.text();
      if (reply.ok) return;
      if (tries > 1 && text.includes('errorFileDuplicate' satisfies ErrorCode)) return;
      if (reply.status !== UNAVAILABLE) throw new Error(`A benchmark upload was refused: ${text}`);
    } catch (error) {
      // Node reports a broken connection as a TypeError.
      if (!(error instanceof TypeError) || tries === TRIES) throw error;
    }
    await delay(BUSY_RETRY_MS);
  }
}

async function removeAllOnceRead(url: string, { authorization }: Applicant): Promise<void> {
  const headers = { authorization };
  const list = async () => {
    let reply = await fetch(url, { headers });
    for (let tries = 1; reply.status === UNAVAILABLE && tries < TRIES; tries += 1) {
      await delay(BUSY_RETRY_MS);
      reply = await fetch(url, { headers });
    }
    if (!reply.ok) throw new Error(`The files of a benchmark were not listed: ${await reply.text()}`);
    const { statements } = (await reply.json()) as {
      statements: { statementId: string; reading: { state: string } }[];
    };
    return statements;
  };
  while ((await list()).some(({ reading }) => reading.state === 'waiting')) await delay(POLL_MS);
  for (const { statementId } of await list()) {
    const reply = await fetch(`${url}/${statementId}`, { method: 'DELETE', headers });
    if (!reply.ok) throw new Error(`A benchmark file was not removed: ${await reply.text()}`);
  }
}
