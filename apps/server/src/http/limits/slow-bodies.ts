import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '@portal/contract/constants';

/** Every body except an upload is small, so a client that takes longer is sending it byte by byte. */
const BODY_TIME_LIMIT_MS = 20 * SECOND_MS;
/** How long the rest of a refused body is read, so that its sender sees the response. */
const REFUSED_BODY_TIME_LIMIT_MS = 5 * SECOND_MS;
const UPLOAD_CHECK_MS = 5 * SECOND_MS;
/** Allows for a phone that loses its connection for a moment. */
const UPLOAD_GRACE_MS = 15 * SECOND_MS;
/** Bytes per second, per second elapsed: 480 on average after 15 s, 1,920 after a minute, 9,600 after five. */
const UPLOAD_RATE_GROWTH = 32;

/**
 * Minimum average size of chunks: no real program sends smaller ones, and each chunk costs as much as a thousand bytes.
 */
const LEAST_BYTES_A_CHUNK = 16;
const MANY_CHUNKS = 4096;

/** Closes connections whose body is too slow or arrives in tiny chunks, and those that keep sending a refused body. */
export function registerSlowBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { raw } = request;
    if (!raw.complete && request.routeOptions.config.isUpload) watchRate(raw);
    else if (!raw.complete) closeAfter(raw, BODY_TIME_LIMIT_MS);
    watchChunks(raw);
    done(null, payload);
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) closeAfter(raw, REFUSED_BODY_TIME_LIMIT_MS);
    done();
  });
}

function closeAfter(raw: IncomingMessage, milliseconds: number): void {
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, milliseconds).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
}

/** Counts only once the body is being read: an earlier listener would start the flow without a reader. */
function watchChunks(raw: IncomingMessage): void {
  let chunks = 0;
  let bytes = 0;
  raw.once('resume', () =>
    raw.on('data', (chunk: Buffer) => {
      chunks += 1;
      bytes += chunk.length;
      if (chunks >= MANY_CHUNKS && bytes < chunks * LEAST_BYTES_A_CHUNK) raw.destroy();
    }),
  );
}

/** An upload may take minutes as long as its average rate exceeds a minimum that grows over time. */
function watchRate(raw: IncomingMessage): void {
  const { socket } = raw;
  const start = performance.now();
  const bytesBefore = socket.bytesRead;
  const timer = setInterval(() => {
    const elapsedMs = performance.now() - start;
    const seconds = elapsedMs / SECOND_MS;
    const isSlow = socket.bytesRead - bytesBefore < UPLOAD_RATE_GROWTH * seconds * seconds;
    if (raw.complete) clearInterval(timer);
    else if (elapsedMs >= UPLOAD_GRACE_MS && isSlow) raw.destroy();
  }, UPLOAD_CHECK_MS).unref();
  const stop = () => clearInterval(timer);
  raw.once('end', stop).once('close', stop);
}
