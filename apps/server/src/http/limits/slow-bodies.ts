import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '@portal/contract/constants';

/** Every body except an upload's is small: a client that needs longer for one sends it byte by byte. */
const BODY_TIME_LIMIT_MS = 20 * SECOND_MS;
/** How long the rest of a refused body is still taken in, so that its sender reads the response. */
const REFUSED_BODY_TIME_LIMIT_MS = 5 * SECOND_MS;
const UPLOAD_CHECK_MS = 5 * SECOND_MS;
/** A phone that loses its connection for a moment is not slow yet. */
const UPLOAD_GRACE_MS = 15 * SECOND_MS;
/** Bytes per second, for each second so far: 480 on average after 15 s, 1,920 after a minute, 9,600 after five. */
const UPLOAD_RATE_GROWTH = 32;

/** Bytes a chunk on average, of bodies in many: no program sends fewer, and each chunk costs as much as a thousand bytes. */
const LEAST_BYTES_A_CHUNK = 16;
const MANY_CHUNKS = 4096;

/**
 * Closes connections whose body does not arrive in time or comes in chunks of a few bytes, and those that keep sending one that
 * was refused.
 */
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

/** Starts counting when the body is read: a listener added earlier would start the flow before there is a reader. */
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

/** An upload may take minutes, as long as its average rate stays above one that grows with the time it was given. */
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
