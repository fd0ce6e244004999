import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from '../../platform/logger.ts';
import { callerOf } from './request-callers.ts';
import { traceIdOf } from './request-ids.ts';

/**
 * Logs one line per request when the response is sent (probes at `debug`): method, route, operation, caller, status and
 * time. It contains nothing that a person typed.
 */
export class RequestLog extends LogController {
  readonly #lines: Logger;

  constructor(logger: Logger) {
    super();
    // Serializers already limit what is logged.
    this.#lines = logger.child({}, { redact: [] });
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      req: request,
      operation: request.routeOptions.config.operationId,
      caller: callerOf(request),
      traceId: traceIdOf(request),
      res: reply,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (error) reply.log.error({ ...line, err: error }, 'request failed');
    else this.#lines[request.routeOptions.config.isProbe === true ? 'debug' : 'info'](line, 'request');
  }
}
