import { baseUrl, lineOf, oneOf, singleLine } from './values/schemas.ts';
import type { ValuesOf, Variables } from './values/variable.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const PROTOCOLS = ['http/json'] as const;
const TRACES_PATH = '/v1/traces';

export interface TracingConfig {
  tracesUrl: string;
  /** Comma-separated `name=value` pairs. */
  headers: string;
  serviceName: string;
  /** Comma-separated `name=value` pairs. */
  resourceAttributes: string;
  sampler: (typeof SAMPLERS)[number];
  samplingRatio: number;
}

export interface TelemetryConfig {
  tracing: TracingConfig | undefined;
}

export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: baseUrl,
    unset: 'off',
    meaning: 'collector to send traces to, as OTLP over HTTP in JSON, often on port 4318',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    schema: baseUrl,
    unset: '`OTEL_EXPORTER_OTLP_ENDPOINT` followed by `/v1/traces`',
    meaning: 'the same for traces only, with the full path',
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    schema: oneOf(PROTOCOLS),
    default: 'http/json',
    meaning: 'how spans are sent; another protocol is refused',
  },
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: {
    schema: oneOf(PROTOCOLS),
    default: 'http/json',
    meaning: 'the same for traces only',
  },
  OTEL_TRACES_EXPORTER: {
    schema: oneOf(['otlp', 'none']),
    default: 'otlp',
    meaning: '`none` sends nothing; other exporters are refused',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    isSecret: true,
    schema: singleLine(4000),
    unset: 'none',
    meaning: 'headers for the collector, such as `api-key=…`, separated by commas',
  },
  OTEL_SERVICE_NAME: { schema: singleLine(100), default: 'portal', meaning: 'the portal’s name in traces' },
  OTEL_RESOURCE_ATTRIBUTES: {
    schema: singleLine(2000),
    unset: 'none',
    meaning: 'resource attributes in addition to name and version, such as `deployment.environment.name=production`',
  },
  OTEL_TRACES_SAMPLER: {
    schema: oneOf(SAMPLERS),
    default: 'parentbased_always_on',
    meaning: 'which traces are sent: the name of an OpenTelemetry sampler, such as `parentbased_traceidratio`',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: lineOf(10, /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/u, 'must be a share from 0 to 1, such as 0.1'),
    default: '1',
    meaning: 'share of the traces that a sampler with `traceidratio` in its name sends',
  },
  OTEL_SDK_DISABLED: {
    schema: oneOf(['true', 'false']),
    default: 'false',
    meaning: '`true` sends nothing, regardless of the other variables',
  },
} as const satisfies Variables;

export function telemetryOf(values: ValuesOf<typeof telemetryVariables>): TelemetryConfig {
  const all = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracesUrl =
    values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ??
    (all === undefined ? undefined : `${all.replace(/\/$/u, '')}${TRACES_PATH}`);
  const isOff = values.OTEL_SDK_DISABLED === 'true' || values.OTEL_TRACES_EXPORTER === 'none';
  if (tracesUrl === undefined || isOff) return { tracing: undefined };
  return {
    tracing: {
      tracesUrl,
      headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? '',
      serviceName: values.OTEL_SERVICE_NAME,
      resourceAttributes: values.OTEL_RESOURCE_ATTRIBUTES ?? '',
      sampler: values.OTEL_TRACES_SAMPLER,
      samplingRatio: Number(values.OTEL_TRACES_SAMPLER_ARG),
    },
  };
}
