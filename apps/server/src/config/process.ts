import { drainTime, lineOf, onOrOff, oneOf, origin, portNumber, someOf } from './values/schemas.ts';
import { trustedProxies } from './values/trusted-proxies.ts';
import type { Rule, ValuesOf, Variables } from './values/variable.ts';

const MODES = ['development', 'production'] as const;
const ROLES = ['web', 'worker'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Long enough for balancers to notice: they check every second or two. */
const PRODUCTION_DRAIN_SECONDS = 5;

export interface ProcessConfig {
  mode: (typeof MODES)[number];
  roles: readonly (typeof ROLES)[number][];
  port: number;
  host: string;
  publicUrl: string;
  trustProxy: false | number | string[];
  metricsPort: number | undefined;
  metricsHost: string;
  drainSeconds: number;
  logLevel: (typeof logLevels)[number];
  recordsSessions: boolean;
  allowsInternalWebhooks: boolean;
}

const address = lineOf(253, /^[A-Za-z0-9.:_-]+$/u, 'must be an address or a host name');

export const processVariables = {
  PORTAL_MODE: { schema: oneOf(MODES), default: 'development', meaning: '`development` or `production`' },
  PORTAL_ROLE: {
    schema: someOf(ROLES),
    default: 'web,worker',
    meaning:
      '`web` serves requests, `worker` runs jobs (emails, webhooks, reading statements); run separately, they need `DATABASE_URL`',
  },
  PORT: { schema: portNumber, default: '3000', meaning: 'port of the portal and the API' },
  HOST: {
    schema: address,
    unset: '`127.0.0.1`; in production `0.0.0.0`',
    meaning: 'address to listen on',
  },
  PUBLIC_URL: {
    schema: origin,
    unset: '`http://localhost:PORT`',
    meaning: 'address of the portal, for links in emails and for origin checks',
    requiredWhen: 'in production',
  },
  TRUST_PROXY: {
    schema: trustedProxies,
    unset: 'none',
    meaning: 'proxies whose `X-Forwarded-For` and request ids are trusted: addresses, ranges, or a number of hops',
  },
  METRICS_PORT: { schema: portNumber, unset: 'off', meaning: 'port that serves `GET /metrics` in Prometheus format' },
  METRICS_HOST: {
    schema: address,
    default: '127.0.0.1',
    meaning: 'address to listen on for metrics, which require no key',
  },
  DRAIN_SECONDS: {
    schema: drainTime,
    unset: '`0`; in production `5`',
    meaning: 'seconds for which a stopping server keeps serving but reports that it is not ready',
  },
  LOG_LEVEL: {
    schema: oneOf(logLevels),
    unset: '`warn`; in production `info`',
    meaning: '`fatal` to `trace`, or `silent`',
  },
  SESSION_RECORDER: {
    schema: onOrOff,
    default: 'off',
    meaning: '`on` records how customers who agree use the forms ([how](operations.md#session-recorder))',
  },
  WEBHOOKS_INTERNAL: {
    schema: onOrOff,
    unset: '`on`; in production `off`',
    meaning: '`on` allows webhooks to addresses in your own network, including over `http://`',
  },
} as const satisfies Variables;
export type ProcessValues = ValuesOf<typeof processVariables>;

export const isProduction = ({ PORTAL_MODE }: Pick<ProcessValues, 'PORTAL_MODE'>) => PORTAL_MODE === 'production';

export function processRules(values: ProcessValues & { DATABASE_URL?: string | undefined }): Rule[] {
  return [
    [isProduction(values) && values.PUBLIC_URL === undefined, 'PUBLIC_URL is required in production'],
    [
      values.PORTAL_ROLE.length < ROLES.length && values.DATABASE_URL === undefined,
      'DATABASE_URL is required if PORTAL_ROLE names only one role: processes cannot share the embedded database',
    ],
    [values.METRICS_PORT === values.PORT, 'METRICS_PORT must differ from PORT'],
  ];
}

export function processOf(values: ProcessValues): ProcessConfig {
  return {
    mode: values.PORTAL_MODE,
    roles: values.PORTAL_ROLE,
    port: values.PORT,
    host: values.HOST ?? (isProduction(values) ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    trustProxy: values.TRUST_PROXY ?? false,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction(values) ? PRODUCTION_DRAIN_SECONDS : 0),
    logLevel: values.LOG_LEVEL ?? (isProduction(values) ? 'info' : 'warn'),
    recordsSessions: values.SESSION_RECORDER,
    allowsInternalWebhooks: values.WEBHOOKS_INTERNAL ?? !isProduction(values),
  };
}
