import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line a request, when it is answered: method, route, status and time; nothing that a person typed. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line at the end says it all.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, milliseconds: Math.round(reply.elapsedTime) };
    if (error) reply.log.error({ ...line, err: error }, 'request failed');
    else reply.log.info(line, 'request');
  }
}
