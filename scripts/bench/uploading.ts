import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { PDFDocument } from 'pdf-lib';
import type { Applicant } from './applicant.ts';
import { alternate, type Measurement, spreadOf } from './measurement.ts';

/** Limited by the number of files that an application accepts. */
const ROUNDS = 12;
const POLL_MS = 50;
const MEGABYTES = 10;
const MEGABYTE = 1_048_576;

async function makeStatement(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage().drawText(`Statement ${String(seed)}`);
  const filling = new Uint8Array(MEGABYTES * MEGABYTE);
  for (let start = 0; start < filling.length; start += 65_536)
    crypto.getRandomValues(filling.subarray(start, start + 65_536));
  await document.attach(filling, 'filling.bin', { mimeType: 'application/octet-stream' });
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

/** C10: megabytes per second of consecutive uploads ÷ the same bytes streamed to disk. */
export async function measureUploading(
  portalPort: number,
  plainPort: number,
  applicant: Applicant,
): Promise<Measurement> {
  const contents = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();
  const contentOf = (round: number) => {
    const content = contents.get(round) ?? makeStatement(round);
    contents.clear();
    contents.set(round, content);
    return content;
  };
  const compared = await alternate(
    ROUNDS,
    async (round) => {
      const rate = await timed(await contentOf(round), (content) => upload(portalPort, applicant, content, round));
      // Reading happens after the response and has its own row.
      await allRead(portalPort, applicant);
      return rate;
    },
    async (round) => timed(await contentOf(round), (content) => stream(plainPort, content)),
  );
  return {
    row: 'C10',
    name: 'upload ÷ raw stream to disk',
    ratio: compared.ratio,
    target: { atLeast: 0.5 },
    figures: {
      uploadMegabytesPerSecond: compared.ours,
      rawMegabytesPerSecond: compared.plain,
      megabytesPerFile: MEGABYTES,
      ...spreadOf(compared),
    },
  };
}

function urlOfStatements(port: number, { applicationId }: Applicant): string {
  return `http://127.0.0.1:${String(port)}/api/applications/${applicationId}/statements`;
}

async function allRead(port: number, applicant: Applicant): Promise<void> {
  for (;;) {
    const reply = await fetch(urlOfStatements(port, applicant), {
      headers: { authorization: applicant.authorization },
    });
    const { statements } = (await reply.json()) as { statements: { reading: { state: string } }[] };
    if (statements.every(({ reading }) => reading.state !== 'waiting')) return;
    await delay(POLL_MS);
  }
}

async function timed(
  content: Uint8Array<ArrayBuffer>,
  send: (content: Uint8Array<ArrayBuffer>) => Promise<Response>,
): Promise<number> {
  const start = performance.now();
  const reply = await send(content);
  if (!reply.ok) throw new Error(`A benchmark upload was refused: ${await reply.text()}`);
  await reply.arrayBuffer();
  return content.byteLength / MEGABYTE / ((performance.now() - start) / 1000);
}

/**
 * The multipart body as one blob: iterating a `FormData` takes a third of the time itself, and both sides must send the
 * same.
 */
function upload(
  port: number,
  applicant: Applicant,
  content: Uint8Array<ArrayBuffer>,
  number: number,
): Promise<Response> {
  const boundary = `----bench${String(number)}`;
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="statement-${String(number)}.pdf"`,
    'Content-Type: application/pdf',
  ];
  return fetch(urlOfStatements(port, applicant), {
    method: 'POST',
    body: new Blob([`${head.join('\r\n')}\r\n\r\n`, content, `\r\n--${boundary}--\r\n`]),
    headers: { authorization: applicant.authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}

function stream(port: number, content: Uint8Array<ArrayBuffer>): Promise<Response> {
  return fetch(`http://127.0.0.1:${String(port)}/stream`, {
    method: 'POST',
    body: new Blob([content]),
    headers: { 'content-type': 'application/octet-stream' },
  });
}
