import {
  type Context,
  context as contexts,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseKeyPairsIntoRecord, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../../config/index.ts';
import type { Logger } from '../logger.ts';
import { within } from '../within.ts';
import type { OpenSpan, SpanStart, Tracer } from './tracing.ts';

const LONGEST_CLOSE_MS = 3000;
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

const samplers = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
} satisfies Record<TracingConfig['sampler'], (ratio: number) => Sampler>;

/** Sends spans to a collector in batches. Importing this file loads OpenTelemetry. */
export function openTracer(config: TracingConfig, { version, logger }: { version: string; logger: Logger }): Tracer {
  setGlobalErrorHandler((error) => logger.warn({ err: error }, 'spans were not sent'));
  contexts.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = providerOf(config, version);
  const tracer = provider.getTracer('portal', version);
  const w3c = new W3CTraceContextPropagator();

  const parentOf = (start: SpanStart): Context => {
    if (!('continues' in start)) return contexts.active();
    const carrier = { traceparent: start.continues };
    return w3c.extract(ROOT_CONTEXT, carrier, {
      get: (from: typeof carrier) => from.traceparent,
      keys: () => ['traceparent'],
    });
  };
  const begin = (start: SpanStart, startTime?: number) => {
    const options = { kind: kinds[start.kind], attributes: start.attributes ?? {} };
    return tracer.startSpan(start.name, startTime === undefined ? options : { ...options, startTime }, parentOf(start));
  };

  return {
    open: (start) => openSpan(begin(start), parentOf(start)),
    note: ({ milliseconds, failure, ...start }) => {
      if (!trace.getActiveSpan()) return;
      const span = begin(start, Date.now() - milliseconds);
      if (failure !== undefined) fail(span, failure);
      span.end();
    },
    headers: () => {
      const headers: Record<string, string> = {};
      w3c.inject(contexts.active(), headers, {
        set: (into: typeof headers, name, value) => (into[name] = value),
      });
      return headers;
    },
    ids: () => {
      const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {};
      return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
    },
    close: () =>
      within(
        provider.shutdown().catch(() => undefined),
        LONGEST_CLOSE_MS,
        undefined,
      ),
  };
}

function providerOf(config: TracingConfig, version: string): TracerProvider {
  return new TracerProvider({
    resource: resourceFromAttributes({
      ...parseKeyPairsIntoRecord(config.resourceAttributes),
      'service.name': config.serviceName,
      'service.version': version,
    }),
    sampler: samplers[config.sampler](config.samplingRatio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: config.tracesUrl,
          headers: parseKeyPairsIntoRecord(config.headers),
        }),
      }),
    ],
  });
}

function openSpan(span: Span, parent: Context): OpenSpan {
  const inside = trace.setSpan(parent, span);
  return {
    traceId: span.spanContext().traceId,
    run: (work) => contexts.with(inside, work),
    end: (attributes, failure) => {
      span.setAttributes(attributes);
      if (failure !== undefined) fail(span, failure);
      span.end();
    },
  };
}

function fail(span: Span, failure: string): void {
  span.setAttribute('error.type', failure);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
