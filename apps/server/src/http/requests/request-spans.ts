import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracer } from '../../platform/telemetry/tracing.ts';
import { keepTraceId, traceParentOf } from './request-ids.ts';

/**
 * Creates one span per call, named after its route, without path, query or address. Continues a trusted proxy's trace.
 * Must be registered before every other hook, because those may refuse the call.
 */
export function registerRequestSpans(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { config, url: route = 'unmatched' } = request.routeOptions;
    if (config.isProbe === true) {
      done();
      return;
    }
    const span = tracer.open({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        ...(config.operationId === undefined ? {} : { 'portal.operation': config.operationId }),
      },
      continues: traceParentOf(request),
    });
    spans.set(request, span);
    keepTraceId(request, span.traceId);
    span.run(done);
  });
  // Reading the body loses the span's context, so it is restored.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const failure = statusCode >= 500 ? String(statusCode) : undefined;
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, failure);
    done();
  });
}
