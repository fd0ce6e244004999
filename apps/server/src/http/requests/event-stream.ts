import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { EventStream } from '../../kernel/operation.ts';

const COMMENT = ':\n\n';

/**
 * Sends server-sent events until the stream ends or the caller disconnects or loses access. Comments keep the
 * connection open, and a header prevents proxies from buffering.
 */
export function sendEvents(reply: FastifyReply, events: EventStream, mayRead: () => Promise<boolean>): FastifyReply {
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      // A kept-alive connection would delay the shutdown of the server.
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
