import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { EventStream } from '../../kernel/operation.ts';

/** Says nothing, and keeps a connection open. */
const COMMENT = ':\n\n';

/**
 * Sends server-sent events until the stream ends, its caller leaves, or may no longer read it. A comment keeps the
 * connection open where nothing happens. Proxies are asked not to hold events back.
 */
export function sendEvents(reply: FastifyReply, events: EventStream, mayRead: () => Promise<boolean>): FastifyReply {
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      // A connection that is kept for another request would hold up a server that stops.
      .header('connection', 'close')
      .send(Readable.from(written(events, mayRead), { objectMode: false }))
  );
}

async function* written(events: EventStream, mayRead: () => Promise<boolean>): AsyncGenerator<string> {
  yield COMMENT;
  for await (const event of events) {
    if (!(await mayRead())) return;
    yield event === undefined ? COMMENT : `data: ${JSON.stringify(event)}\n\n`;
  }
}
