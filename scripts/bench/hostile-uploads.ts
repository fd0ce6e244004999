import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { hostilePdfs } from '@portal/statements/corpus/hostile-pdfs';
import { ordinaryPdf } from '@portal/statements/corpus/sample-pdfs';
import type { Applicant } from './applicant.ts';
import { median, type Measurement } from './measurement.ts';

const HOSTILE_FILES = 16;
/** With this pause, sixteen senders stay within the 600 requests a minute of one client address. */
const SEND_AGAIN_MS = 2000;
const ATTACK_FIRST_MS = 5000;
const VICTIM_FILES = 8;
const VICTIM_PAUSE_MS = 2000;
const DONE_WITHIN_SECONDS = 5;

interface Uploads {
  url: string;
  authorization: string;
}

function uploadsOf(port: number, { applicationId, authorization }: Applicant): Uploads {
  return { url: `http://127.0.0.1:${String(port)}/api/applications/${applicationId}/statements`, authorization };
}

function send({ url, authorization }: Uploads, file: Blob, signal?: AbortSignal): Promise<Response> {
  const body = new FormData();
  body.append('file', file, 'statement.pdf');
  return fetch(url, { method: 'POST', body, headers: { authorization }, ...(signal && { signal }) });
}

async function keepSending(uploads: Uploads, file: Blob, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const reply = await send(uploads, file, signal);
    const { statementId } = (await reply.json()) as { statementId?: string };
    if (statementId !== undefined) {
      const headers = { authorization: uploads.authorization };
      await fetch(`${uploads.url}/${statementId}`, { method: 'DELETE', headers, signal });
    }
    await delay(SEND_AGAIN_MS, undefined, { signal });
  }
}

/** Uploads the victim's files one after the other. @returns the seconds each took, and how many were refused */
async function uploadAsVictim(uploads: Uploads): Promise<{ seconds: number[]; refused: number }> {
  const seconds: number[] = [];
  let refused = 0;
  for (let number = 1; number <= VICTIM_FILES; number += 1) {
    const file = new Blob([new Uint8Array(await ordinaryPdf(`Victim ${String(number)}`))]);
    const start = performance.now();
    const isTaken = await send(uploads, file).then(
      async (reply) => (await reply.arrayBuffer(), reply.ok),
      () => false,
    );
    seconds.push((performance.now() - start) / 1000);
    if (!isTaken) refused += 1;
    await delay(VICTIM_PAUSE_MS);
  }
  return { seconds, refused };
}

export async function measureHostileUploads(
  port: number,
  attacker: Applicant,
  victim: Applicant,
): Promise<Measurement> {
  const kinds = Object.values(hostilePdfs);
  const files = Array.from({ length: HOSTILE_FILES }, (_, index) =>
    kinds
      .slice(index % kinds.length)
      .slice(0, 1)
      .map((make) => new Blob([make(index)])),
  ).flat();
  const attack = new AbortController();
  const senders = files.map((file) => keepSending(uploadsOf(port, attacker), file, attack.signal));
  const ended = Promise.allSettled(senders);
  await delay(ATTACK_FIRST_MS);
  const { seconds, refused } = await uploadAsVictim(uploadsOf(port, victim));
  attack.abort();
  await ended;
  const slowest = Math.max(...seconds);
  return {
    row: 'hostile uploads',
    name: `slowest upload of a customer while another sends ${String(HOSTILE_FILES)} hostile files ÷ ${String(DONE_WITHIN_SECONDS)} s`,
    ratio: refused > 0 ? Number.POSITIVE_INFINITY : slowest / DONE_WITHIN_SECONDS,
    target: { atMost: 1 },
    figures: { slowestSeconds: slowest, medianSeconds: median(seconds), refused },
  };
}
