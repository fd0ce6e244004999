import { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { STATEMENT_FILE_MAXIMUM_BYTES, UPLOAD_IDLE_TIMEOUT_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { IncomingFile } from '../../kernel/operation.ts';

/** Generous estimate of what multipart/form-data adds to a file. */
const MULTIPART_OVERHEAD_BYTES = 65_536;
/** Fewer bytes than this within the idle time count as idle. */
const LEAST_BYTES_PER_IDLE_TIME = 1024;
const tooManyParts: readonly unknown[] = ['FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'];

/**
 * The single file of a multipart body, as a stream. Throws errorFileMissing without one, and errorFileSize if the
 * announced length is too large. The stream fails with errorFileInterrupted if it stops early, and with errorValidation
 * if another part follows.
 */
export async function readUpload(request: FastifyRequest): Promise<IncomingFile> {
  if (!request.isMultipart()) throw new DomainError('errorFileMissing');
  if (Number(request.headers['content-length'] ?? 0) > STATEMENT_FILE_MAXIMUM_BYTES + MULTIPART_OVERHEAD_BYTES)
    throw new DomainError('errorFileSize');

  // The parser would wait forever for a request that has already been aborted.
  if (request.raw.destroyed) throw new DomainError('errorFileInterrupted');
  const parts = request.parts();
  const part = await nextPart(parts);
  if (part?.type !== 'file' || part.fieldname !== 'file') throw new DomainError('errorFileMissing');
  return { fileName: part.filename, content: Readable.from(bytesOfOnlyPart(part.file, parts)) };
}

export async function* bytesOfOnlyPart(file: Readable, parts: AsyncIterator<Multipart>): AsyncGenerator<Buffer> {
  yield* receivedBytes(file);
  const late = Promise.withResolvers<never>();
  const idle = idleClock(UPLOAD_IDLE_TIMEOUT_MS, () => late.reject(new DomainError('errorFileInterrupted')));
  idle.run();
  try {
    await Promise.race([nextPart(parts), late.promise]);
  } finally {
    idle.pause();
  }
}

/**
 * Discards the rest of an upload, so that its sender receives the response instead of a connection reset.
 * `registerSlowBodies` limits the time; nothing is buffered.
 */
export function drainUpload({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.on('error', () => undefined);
  raw.resume();
}

async function nextPart(parts: AsyncIterator<Multipart>): Promise<Multipart | undefined> {
  try {
    const next = await parts.next();
    return next.done ? undefined : next.value;
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw new DomainError(tooManyParts.includes(code) ? 'errorValidation' : 'errorFileInterrupted');
  }
}

function idleClock(idleMs: number, end: () => void) {
  let leftMs = idleMs;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    run: () => {
      since = performance.now();
      timer = setTimeout(end, leftMs);
    },
    pause: () => {
      clearTimeout(timer);
      leftMs -= performance.now() - since;
    },
    refill: () => {
      leftMs = idleMs;
    },
  };
}

/**
 * Bytes of a file. Fails with errorFileInterrupted if the sender is idle; time spent on storing them does not count.
 */
export async function* receivedBytes(file: Readable): AsyncGenerator<Buffer> {
  let received = 0;
  const idle = idleClock(UPLOAD_IDLE_TIMEOUT_MS, () => file.destroy(new DomainError('errorFileInterrupted')));
  idle.run();
  try {
    for await (const bytes of file as AsyncIterable<Buffer>) {
      idle.pause();
      received += bytes.length;
      if (received >= LEAST_BYTES_PER_IDLE_TIME) {
        received = 0;
        idle.refill();
      }
      yield bytes;
      idle.run();
    }
  } catch {
    throw new DomainError('errorFileInterrupted');
  } finally {
    idle.pause();
  }
}
