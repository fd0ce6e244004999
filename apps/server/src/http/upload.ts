import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { STATEMENT_FILE_MAXIMUM_BYTES, UPLOAD_IDLE_TIMEOUT_MS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { UploadedFile } from './operation.ts';

/** What multipart/form-data adds around one file, generously. */
const MULTIPART_OVERHEAD_BYTES = 65_536;
/** Fewer bytes than this within the idle time count as nothing sent. */
const LEAST_BYTES_PER_IDLE_TIME = 1024;
/** How much of a refused upload is still read, so that its sender gets the answer and not a reset connection. */
const DRAIN_LIMIT_BYTES = 2 * STATEMENT_FILE_MAXIMUM_BYTES;

/**
 * The one file of a multipart body, as it streams in. Throws errorFileMissing where there is none, and errorFileSize
 * where the announced length alone is too much. The content fails with errorFileInterrupted when it stops half-way.
 */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new DomainError('errorFileMissing');
  if (Number(request.headers['content-length'] ?? 0) > STATEMENT_FILE_MAXIMUM_BYTES + MULTIPART_OVERHEAD_BYTES) {
    throw new DomainError('errorFileSize');
  }
  const part = await firstPart(request);
  if (part?.fieldname !== 'file') throw new DomainError('errorFileMissing');
  return { fileName: part.filename, content: Readable.from(bytesOf(part.file)) };
}

/** Reads what is left of an upload's body and forgets it; past a limit, or when it stalls, the connection is closed. */
export function drainUpload(request: FastifyRequest): void {
  const { raw } = request;
  if (raw.readableEnded || raw.destroyed) return;
  let drained = 0;
  raw.unpipe();
  raw.on('data', (bytes: Buffer) => {
    drained += bytes.length;
    if (drained > DRAIN_LIMIT_BYTES) raw.socket.destroy();
  });
  raw.on('error', () => undefined);
  raw.resume();
}

async function firstPart(request: FastifyRequest) {
  // A request that is gone already never ends the parser's wait.
  if (request.raw.destroyed) throw new DomainError('errorFileInterrupted');
  try {
    return await request.file();
  } catch {
    throw new DomainError('errorFileInterrupted');
  }
}

async function* bytesOf(file: Readable): AsyncGenerator<Buffer> {
  let received = 0;
  const idle = setTimeout(() => file.destroy(new DomainError('errorFileInterrupted')), UPLOAD_IDLE_TIMEOUT_MS);
  try {
    for await (const bytes of file as AsyncIterable<Buffer>) {
      received += bytes.length;
      if (received >= LEAST_BYTES_PER_IDLE_TIME) {
        received = 0;
        idle.refresh();
      }
      yield bytes;
    }
  } catch {
    throw new DomainError('errorFileInterrupted');
  } finally {
    clearTimeout(idle);
  }
}
