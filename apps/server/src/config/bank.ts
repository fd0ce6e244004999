import { isProduction, type ProcessValues } from './process.ts';
import { accountName, baseUrl, lineOf, onOrOff, sandboxPort, secretText } from './values/schemas.ts';
import { allOrNone, type Rule, type ValuesOf, type Variables } from './values/variable.ts';
import * as z from 'zod/mini';

const PROVIDER_SANDBOX_HOST_START = 'toolbox-';
const SANDBOX_CUSTOMER_START = 'sandbox';

export interface BankAccess {
  /** The URLs have no trailing slash. */
  apiUrl: string;
  connectUrl: string;
  customerId: string;
  secretKey: string;
  apiKey: string;
}

export interface BankConfig {
  /** Undefined for the sandbox, in development. */
  bank: BankAccess | undefined;
  bankWebhook: { secret: string | undefined; header: string };
  bankStatements: boolean;
  bankSandboxPort: number;
}

const REQUIRED_WHEN = 'in production, and with any of the other four';

export const bankVariables = {
  BANK_API_URL: {
    schema: baseUrl,
    unset: 'the sandbox',
    meaning: 'API of the bank aggregator',
    requiredWhen: REQUIRED_WHEN,
  },
  BANK_CONNECT_URL: {
    schema: baseUrl,
    unset: 'the sandbox',
    meaning: 'the aggregator’s widget, which the content security policy allows in a frame',
    requiredWhen: REQUIRED_WHEN,
  },
  BANK_CUSTOMER_ID: {
    schema: accountName,
    unset: 'the sandbox’s',
    meaning: 'the portal’s account at the aggregator',
    requiredWhen: REQUIRED_WHEN,
  },
  BANK_SECRET_KEY: {
    isSecret: true,
    schema: secretText,
    unset: 'the sandbox’s',
    meaning: 'secret of that account',
    requiredWhen: REQUIRED_WHEN,
  },
  BANK_API_KEY: {
    isSecret: true,
    schema: secretText,
    unset: 'the sandbox’s',
    meaning: 'API key of that account',
    requiredWhen: REQUIRED_WHEN,
  },
  BANK_WEBHOOK_SECRET: {
    isSecret: true,
    schema: secretText,
    unset: 'none: the aggregator’s calls are refused',
    meaning: 'secret with which the aggregator signs its calls to the portal',
  },
  BANK_WEBHOOK_HEADER: {
    schema: z.pipe(
      lineOf(100, /^[A-Za-z0-9-]+$/u, 'must be the name of a header'),
      z.transform((name) => name.toLowerCase()),
    ),
    default: 'flinks-authenticity-key',
    meaning: 'header with that signature',
  },
  BANK_STATEMENTS: {
    schema: onOrOff,
    unset: '`off`; `on` with the sandbox',
    meaning: 'whether statements are fetched as PDF files, which the aggregator must enable',
  },
  BANK_SANDBOX_PORT: {
    schema: sandboxPort,
    unset: '`PORT` + 1',
    meaning: 'port of the bank sandbox while no bank is configured; `0` for any free port',
  },
} as const satisfies Variables;
type BankValues = ValuesOf<typeof bankVariables>;

export function bankRules(values: BankValues & ProcessValues): Rule[] {
  const production = isProduction(values);
  const isSandbox = [values.BANK_API_URL, values.BANK_CONNECT_URL].some(
    (url) => url !== undefined && new URL(url).hostname.startsWith(PROVIDER_SANDBOX_HOST_START),
  );
  return [
    ...allOrNone(values, ['BANK_API_URL', 'BANK_CONNECT_URL', 'BANK_CUSTOMER_ID', 'BANK_SECRET_KEY', 'BANK_API_KEY'], {
      noSandbox: production ? 'the bank' : undefined,
    }),
    [production && isSandbox, "BANK_API_URL or BANK_CONNECT_URL is the provider's sandbox, which production refuses"],
    [
      production && values.BANK_CUSTOMER_ID?.startsWith(SANDBOX_CUSTOMER_START) === true,
      "BANK_CUSTOMER_ID is the sandbox's, which production refuses",
    ],
    ...sandboxPortRules(values),
  ];
}

function sandboxPortRules(values: BankValues & ProcessValues): Rule[] {
  const port = accessOf(values) ? undefined : sandboxPortOf(values);
  return [
    [port === values.PORT, 'BANK_SANDBOX_PORT must differ from PORT'],
    [port !== undefined && port === values.METRICS_PORT, 'BANK_SANDBOX_PORT must differ from METRICS_PORT'],
    [port === 65_536, 'BANK_SANDBOX_PORT must be set if PORT is 65535'],
  ];
}

export function bankOf(values: BankValues & ProcessValues): BankConfig {
  return {
    bank: accessOf(values),
    bankWebhook: { secret: values.BANK_WEBHOOK_SECRET, header: values.BANK_WEBHOOK_HEADER },
    bankStatements: values.BANK_STATEMENTS ?? values.BANK_API_URL === undefined,
    bankSandboxPort: sandboxPortOf(values),
  };
}

const sandboxPortOf = (values: BankValues & ProcessValues) => values.BANK_SANDBOX_PORT ?? values.PORT + 1;

function accessOf(values: BankValues): BankAccess | undefined {
  const { BANK_API_URL: apiUrl, BANK_CONNECT_URL: connectUrl, BANK_CUSTOMER_ID: customerId } = values;
  const { BANK_SECRET_KEY: secretKey, BANK_API_KEY: apiKey } = values;
  if (!apiUrl || !connectUrl || !customerId || !secretKey || !apiKey) return undefined;
  return { apiUrl, connectUrl, customerId, secretKey, apiKey };
}
