import { isIP } from 'node:net';
import path from 'node:path';
import {
  BANK_DATA_FRESH_DAYS,
  FUNDING_AMOUNT_MAXIMUM_CAD,
  FUNDING_AMOUNT_MINIMUM_CAD,
} from '@portal/contract/constants';
import { provinceCodes } from '@portal/contract/fields/provinces';
import { z } from 'zod';
import { DEVELOPMENT_KEY_ID_START, parseSecrets } from './platform/encryption/index.ts';

const MODES = ['development', 'production'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_PROXY_HOPS = 10;
const ADDRESS_PROVIDERS = ['off', 'sandbox', 'addresscomplete', 'photon'] as const;
const ADDRESS_COMPLETE_URL = 'https://ws1.postescanada-canadapost.ca';
const GOOGLE = {
  issuer: 'https://accounts.google.com',
  signInUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
};
const BRAND_NAME_MAXIMUM_LENGTH = 80;
/** In development the badge shows what it does with a seal; in production nobody is sent to a sample. */
const SAMPLE_SEAL_URL = 'https://seal.financing.example/verify';

/** The provider's own sandbox, and ours. */
const PROVIDER_SANDBOX_HOST_START = 'toolbox-';
const SANDBOX_CUSTOMER_START = 'sandbox';

/** The portal's account at the credit bureau. */
export type BureauAccess = { url: string; customerNumber: string; securityCode: string };

/** Every setting of the server, checked. */
export type Config = {
  mode: (typeof MODES)[number];
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** PostgreSQL; undefined for the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  /** Undefined for the development inbox under `dataDir`. */
  smtpUrl: string | undefined;
  /** A mailbox such as `Financing <support@financing.example>`. */
  mailFrom: string;
  /** An origin without a trailing slash. */
  publicUrl: string;
  /** Where files are kept; undefined for `dataDir`. */
  s3: S3Access | undefined;
  /** Proxies whose X-Forwarded-For is believed: addresses and ranges, or how many hops; false for none. */
  trustProxy: false | number | string[];
  officeProvince: (typeof provinceCodes)[number];
  /** The current key first; undefined in development, where keys are made on the first start. */
  secrets: ReturnType<typeof parseSecrets> | undefined;
  metricsPort: number | undefined;
  /** Undefined for the sandbox, in development. */
  bank: BankAccess | undefined;
  /** Where the provider calls us; without a secret no call is believed. */
  bankWebhook: { secret: string | undefined; header: string };
  /** Whether the provider hands out statements as PDF files: it switches that on for each customer. */
  bankStatements: boolean;
  /** 0 for any free one. */
  bankSandboxPort: number;
  /** The credit bureau; undefined for its sandbox. */
  bureau: BureauAccess | undefined;
  addresses: AddressesConfig;
  /** Whether customers who agree are recorded. */
  recordsSessions: boolean;
  /** Undefined where nobody signs in with Google. */
  google: GoogleAccess | undefined;
  brand: Brand;
  /** Where the account managers read what the portal tells them. */
  staffEmail: string;
  /** Who answers for privacy: named in downloads, told of requests. */
  privacyEmail: string;
  /** Whole Canadian dollars. */
  fundingMaximum: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Calls of the API that one client address may make in a minute. */
  requestsPerMinute: number;
  /** Calls of the API that one key of staff or a partner may make in a minute. */
  requestsPerKeyAMinute: number;
  /** The first staff key, known from the start. */
  bootstrapKey: string | undefined;
  /** Whether the start applies missing migrations. */
  migrateOnStart: boolean;
  retentionDays: RetentionDays;
};

/** How many days each class of data is kept after its purpose has ended. */
export type RetentionDays = {
  unfinished: number;
  declined: number;
  funded: number;
  bankData: number;
  lead: number;
  referral: number;
  account: number;
  session: number;
  knownBrowser: number;
  verification: number;
  consent: number;
  audit: number;
  webhook: number;
  mail: number;
  recording: number;
};

/** The portal's account at the bank aggregator. */
export type BankAccess = {
  /** Both without a trailing slash. */
  apiUrl: string;
  connectUrl: string;
  customerId: string;
  secretKey: string;
  apiKey: string;
};

/** The portal as a client of Google's. URLs as OpenID Connect names them. */
export type GoogleAccess = { clientId: string; issuer: string; signInUrl: string; keysUrl: string };

/** The portal's bucket in an S3-compatible store. */
export type S3Access = {
  /** Undefined for Amazon's own of the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is named in the path of URLs instead of their host. */
  forcePathStyle: boolean;
};

/** Where suggestions of addresses come from. URLs are origins without a trailing slash. */
export type AddressesConfig =
  | { provider: 'off' | 'sandbox' }
  | { provider: 'addresscomplete'; url: string; key: string }
  | { provider: 'photon'; url: string };

/** Who the portal and its mails speak for. */
export type Brand = {
  name: string;
  phone: string;
  email: string;
  address: string;
  /** The page that verifies the lender's security seal, where there is one. */
  sealUrl: string | undefined;
};

/** The environment holds bad values; `faults` has one line for each, naming its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 1 to 65535')
  .transform(Number)
  .refine((port) => port >= 1 && port <= 65_535, 'must be a whole number from 1 to 65535');

/** A port of a sandbox, where 0 takes any free one. */
const sandboxPort = z.union([z.literal('0').transform(Number), portNumber], 'must be a whole number from 0 to 65535');

const singleLine = (mostCharacters: number) =>
  z
    .string()
    .max(mostCharacters, `must have at most ${mostCharacters} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'must be one line of plain text');

const urlOf = (schemes: readonly string[]) =>
  z.string().refine(
    (text) => {
      const url = URL.parse(text);
      return url !== null && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
    },
    `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  );

/** PostgreSQL's URLs may leave the host out, to use a socket. */
const databaseUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && ['postgres:', 'postgresql:'].includes(url.protocol);
}, 'must be a URL that starts with postgres:// or postgresql://');

const origin = urlOf(['http', 'https'])
  .refine((text) => {
    const url = URL.parse(text);
    return url === null || (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '');
  }, 'must be an address alone, without a path, a query or a user')
  .transform((text) => new URL(text).origin);

/** Where an API lives: a path may follow, a query may not. */
const baseUrl = urlOf(['http', 'https'])
  .refine((text) => {
    const url = URL.parse(text);
    return url === null || (url.search === '' && url.hash === '' && url.username === '');
  }, 'must be an address without a query or a user')
  .transform((text) => new URL(text).href.replace(/\/+$/, ''));

const secretText = singleLine(500).regex(/^[!-~]+$/, 'must be plain characters without spaces');

const mailbox = singleLine(320).regex(
  /^(?:[^<>@,;]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/,
  'must be a mail address, or a name with an address in angle brackets',
);

const emailAddress = singleLine(254).regex(/^[^\s<>@,;]+@[^\s<>@,;]+$/, 'must be a mail address');

const trustedProxies = z.string().transform((text, context) => {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops <= MOST_PROXY_HOPS) {
      return hops === 0 ? (false as const) : hops;
    }
  } else {
    const entries = text.split(',').map((entry) => entry.trim());
    if (entries.every((entry) => PROXY_NAMES.includes(entry) || isAddressRange(entry))) {
      return entries;
    }
  }
  context.addIssue({
    code: 'custom',
    message: `must be addresses or ranges separated by commas (or ${PROXY_NAMES.join(', ')}), or how many proxies stand in front, up to ${MOST_PROXY_HOPS}`,
  });
  return z.NEVER;
});

const secrets = z.string().transform((text, context) => {
  try {
    return parseSecrets(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof RangeError ? error.message : 'cannot be read' });
    return z.NEVER;
  }
});

const amount = z
  .string()
  .regex(/^\d{1,12}$/, 'must be a whole number of dollars')
  .transform(Number)
  .refine(
    (dollars) => dollars >= FUNDING_AMOUNT_MINIMUM_CAD && dollars <= FUNDING_AMOUNT_MAXIMUM_CAD,
    `must be from ${FUNDING_AMOUNT_MINIMUM_CAD} to ${FUNDING_AMOUNT_MAXIMUM_CAD}`,
  );

const callsPerMinute = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999')
  .transform(Number);

const LONGEST_RETENTION_DAYS = 36_500;

const days = (least = 1) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number of days')
    .transform(Number)
    .refine(
      (count) => count >= least && count <= LONGEST_RETENTION_DAYS,
      `must be from ${least} to ${LONGEST_RETENTION_DAYS} days`,
    );

const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on');

/** Each variable on its own; what depends on several is checked after. */
const environment = z.object({
  PORTAL_MODE: z.enum(MODES, `must be ${MODES.join(' or ')}`).default('development'),
  PORT: portNumber.default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]{1,253}$/, 'must be an address or a host name')
    .optional(),
  DATA_DIR: singleLine(4096).default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  SMTP_URL: urlOf(['smtp', 'smtps']).optional(),
  MAIL_FROM: mailbox.optional(),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: trustedProxies.optional(),
  OFFICE_PROVINCE: z.enum(provinceCodes, `must be one of ${provinceCodes.join(', ')}`).default('ON'),
  PORTAL_SECRETS: secrets.optional(),
  METRICS_PORT: portNumber.optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: singleLine(60)
    .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')
    .optional(),
  S3_BUCKET: singleLine(63)
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be 3 to 63 small letters, digits, hyphens and dots')
    .optional(),
  S3_ACCESS_KEY_ID: secretText.optional(),
  S3_SECRET_ACCESS_KEY: secretText.optional(),
  S3_FORCE_PATH_STYLE: onOrOff.optional(),
  BANK_API_URL: baseUrl.optional(),
  BANK_CONNECT_URL: baseUrl.optional(),
  BANK_CUSTOMER_ID: singleLine(100)
    .regex(/^[A-Za-z0-9-]+$/, 'must be letters, digits and hyphens')
    .optional(),
  BANK_SECRET_KEY: secretText.optional(),
  BANK_API_KEY: secretText.optional(),
  BANK_WEBHOOK_SECRET: secretText.optional(),
  BANK_WEBHOOK_HEADER: singleLine(100)
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .default('flinks-authenticity-key'),
  BANK_STATEMENTS: onOrOff.optional(),
  BANK_SANDBOX_PORT: sandboxPort.optional(),
  BUREAU_URL: baseUrl.optional(),
  BUREAU_CUSTOMER_NUMBER: singleLine(100)
    .regex(/^[A-Za-z0-9-]+$/, 'must be letters, digits and hyphens')
    .optional(),
  BUREAU_SECURITY_CODE: secretText.optional(),
  ADDRESS_PROVIDER: z.enum(ADDRESS_PROVIDERS, `must be one of ${ADDRESS_PROVIDERS.join(', ')}`).optional(),
  ADDRESS_URL: origin.optional(),
  ADDRESS_KEY: singleLine(200).optional(),
  SESSION_RECORDER: onOrOff.default(false),
  GOOGLE_CLIENT_ID: singleLine(200)
    .regex(/^[\w.-]+$/, 'must be letters, digits, dots, - and _')
    .optional(),
  GOOGLE_ISSUER: baseUrl.default(GOOGLE.issuer),
  GOOGLE_SIGN_IN_URL: baseUrl.default(GOOGLE.signInUrl),
  GOOGLE_KEYS_URL: baseUrl.default(GOOGLE.keysUrl),
  BRAND_NAME: singleLine(BRAND_NAME_MAXIMUM_LENGTH).default('Financing'),
  BRAND_PHONE: singleLine(40)
    .regex(/^[0-9+(). -]{7,40}$/, 'must be a telephone number')
    .default('1 800 555-0199'),
  BRAND_EMAIL: emailAddress.default('support@financing.example'),
  BRAND_ADDRESS: singleLine(200).default('100 King Street West, Suite 5600, Toronto, ON  M5X 1C9'),
  BRAND_SEAL_URL: urlOf(['https']).optional(),
  STAFF_EMAIL: emailAddress.optional(),
  PRIVACY_EMAIL: emailAddress.optional(),
  FUNDING_MAXIMUM: amount.default(FUNDING_AMOUNT_MAXIMUM_CAD),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  REQUESTS_PER_MINUTE: callsPerMinute.default(600),
  REQUESTS_PER_KEY_PER_MINUTE: callsPerMinute.default(300),
  PORTAL_BOOTSTRAP_KEY: z
    .string()
    .regex(/^[\w-]{32,200}$/, 'must be 32 to 200 letters, digits, - and _')
    .optional(),
  PORTAL_MIGRATE: onOrOff.default(true),
  RETENTION_UNFINISHED_DAYS: days().default(90),
  RETENTION_DECLINED_DAYS: days().default(730),
  RETENTION_FUNDED_DAYS: days().default(2557),
  RETENTION_BANK_DATA_DAYS: days(BANK_DATA_FRESH_DAYS).default(90),
  RETENTION_LEAD_DAYS: days().default(365),
  RETENTION_REFERRAL_DAYS: days().default(365),
  RETENTION_ACCOUNT_DAYS: days().default(1095),
  RETENTION_SESSION_DAYS: days().default(7),
  RETENTION_KNOWN_BROWSER_DAYS: days().default(365),
  RETENTION_VERIFICATION_DAYS: days().default(1),
  RETENTION_CONSENT_DAYS: days().default(2557),
  RETENTION_AUDIT_DAYS: days().default(2557),
  RETENTION_WEBHOOK_DAYS: days().default(90),
  RETENTION_MAIL_DAYS: days().default(30),
  RETENTION_RECORDING_DAYS: days().default(30),
});

/** Every variable that is read. */
export const configurationVariables: readonly string[] = Object.keys(environment.shape);

type Environment = z.output<typeof environment>;

/**
 * Reads and checks every setting. An empty variable counts as unset.
 * Throws `ConfigError` with all faults at once; no fault repeats a value, since values may be secret.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = new Map<string, string>();
    for (const issue of parsed.error.issues.toReversed()) {
      faults.set(String(issue.path[0]), issue.message);
    }
    throw new ConfigError([...faults].toReversed().map(([variable, message]) => `${variable} ${message}`));
  }
  const faults = faultsBetween(parsed.data);
  if (faults.length > 0) {
    throw new ConfigError(faults);
  }
  return configOf(parsed.data);
}

const BANK_VARIABLES = [
  'BANK_API_URL',
  'BANK_CONNECT_URL',
  'BANK_CUSTOMER_ID',
  'BANK_SECRET_KEY',
  'BANK_API_KEY',
] as const satisfies (keyof Environment)[];

/** The bank is configured whole or not at all; production has it, and no sandbox, neither ours nor the provider's. */
function bankRules(values: Environment): [boolean, string][] {
  const production = values.PORTAL_MODE === 'production';
  const given = BANK_VARIABLES.filter((variable) => values[variable] !== undefined);
  const missing = BANK_VARIABLES.filter((variable) => values[variable] === undefined);
  const isSandbox = [values.BANK_API_URL, values.BANK_CONNECT_URL].some(
    (url) => url !== undefined && new URL(url).hostname.startsWith(PROVIDER_SANDBOX_HOST_START),
  );
  return [
    ...missing.map((variable): [boolean, string] =>
      production
        ? [true, `${variable} is required in production, which has no sandbox of the bank`]
        : [given.length > 0, `${variable} is required beside ${given.join(', ')}`],
    ),
    [production && isSandbox, "BANK_API_URL or BANK_CONNECT_URL is the provider's sandbox, which production refuses"],
    [
      production && values.BANK_CUSTOMER_ID?.startsWith(SANDBOX_CUSTOMER_START) === true,
      "BANK_CUSTOMER_ID is the sandbox's, which production refuses",
    ],
  ];
}

function bankOf(values: Environment): BankAccess | undefined {
  const { BANK_API_URL, BANK_CONNECT_URL, BANK_CUSTOMER_ID, BANK_SECRET_KEY, BANK_API_KEY } = values;
  if (!BANK_API_URL || !BANK_CONNECT_URL || !BANK_CUSTOMER_ID || !BANK_SECRET_KEY || !BANK_API_KEY) return undefined;
  return {
    apiUrl: BANK_API_URL,
    connectUrl: BANK_CONNECT_URL,
    customerId: BANK_CUSTOMER_ID,
    secretKey: BANK_SECRET_KEY,
    apiKey: BANK_API_KEY,
  };
}

const BUREAU_VARIABLES = [
  'BUREAU_URL',
  'BUREAU_CUSTOMER_NUMBER',
  'BUREAU_SECURITY_CODE',
] as const satisfies (keyof Environment)[];

/** As with the bank: whole or not at all, and in production whole and real. */
function bureauRules(values: Environment): [boolean, string][] {
  const production = values.PORTAL_MODE === 'production';
  const given = BUREAU_VARIABLES.filter((variable) => values[variable] !== undefined);
  const missing = BUREAU_VARIABLES.filter((variable) => values[variable] === undefined);
  return [
    ...missing.map((variable): [boolean, string] =>
      production
        ? [true, `${variable} is required in production, which has no sandbox of the credit bureau`]
        : [given.length > 0, `${variable} is required beside ${given.join(', ')}`],
    ),
    [
      production && values.BUREAU_CUSTOMER_NUMBER?.startsWith(SANDBOX_CUSTOMER_START) === true,
      "BUREAU_CUSTOMER_NUMBER is the sandbox's, which production refuses",
    ],
    [
      production && values.BUREAU_URL?.startsWith('http:') === true,
      'BUREAU_URL must start with https:// in production: it carries personal details',
    ],
  ];
}

function bureauOf(values: Environment): BureauAccess | undefined {
  const { BUREAU_URL: url, BUREAU_CUSTOMER_NUMBER: customerNumber, BUREAU_SECURITY_CODE: securityCode } = values;
  return url && customerNumber && securityCode ? { url, customerNumber, securityCode } : undefined;
}

const GOOGLE_URLS = ['GOOGLE_ISSUER', 'GOOGLE_SIGN_IN_URL', 'GOOGLE_KEYS_URL'] as const satisfies (keyof Environment)[];

/** Who may name the keys may sign anybody in, so production takes them from where nobody can step in between. */
function googleRules(values: Environment): [boolean, string][] {
  const production = values.PORTAL_MODE === 'production';
  return GOOGLE_URLS.map((variable) => [
    production && values[variable].startsWith('http:'),
    `${variable} must start with https:// in production`,
  ]);
}

function googleOf(values: Environment): GoogleAccess | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer } = values;
  return clientId === undefined
    ? undefined
    : { clientId, issuer, signInUrl: values.GOOGLE_SIGN_IN_URL, keysUrl: values.GOOGLE_KEYS_URL };
}

const S3_VARIABLES = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const satisfies (keyof Environment)[];
const S3_FURTHER_VARIABLES = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_FORCE_PATH_STYLE',
] as const satisfies (keyof Environment)[];
/** Stores that know no regions take this one. */
const USUAL_REGION = 'us-east-1';

/** A store of files is configured whole or not at all. */
function s3Rules(values: Environment): [boolean, string][] {
  const given = [...S3_VARIABLES, ...S3_FURTHER_VARIABLES].filter((variable) => values[variable] !== undefined);
  const missing = S3_VARIABLES.filter((variable) => values[variable] === undefined);
  return [
    ...missing.map((variable): [boolean, string] => [
      given.length > 0,
      `${variable} is required beside ${given.join(', ')}`,
    ]),
    [
      values.S3_BUCKET !== undefined && values.S3_ENDPOINT === undefined && values.S3_REGION === undefined,
      'S3_REGION is required where S3_ENDPOINT is not given',
    ],
  ];
}

function s3Of(values: Environment): S3Access | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const endpoint = values.S3_ENDPOINT;
  return {
    endpoint,
    region: values.S3_REGION ?? USUAL_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: values.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
  };
}

function faultsBetween(values: Environment): string[] {
  const sandboxPort = bankOf(values) ? undefined : (values.BANK_SANDBOX_PORT ?? values.PORT + 1);
  const usesDevelopmentKey = values.PORTAL_SECRETS?.some((secret) => secret.id.startsWith(DEVELOPMENT_KEY_ID_START));
  const production = values.PORTAL_MODE === 'production';
  const rules: [boolean, string][] = [
    [production && values.PORTAL_SECRETS === undefined, 'PORTAL_SECRETS is required in production'],
    [
      production && usesDevelopmentKey === true,
      'PORTAL_SECRETS holds a key made for development, which production refuses',
    ],
    [production && values.PUBLIC_URL === undefined, 'PUBLIC_URL is required in production'],
    [production && values.SMTP_URL === undefined, 'SMTP_URL is required in production, which has no development inbox'],
    [
      production && values.ADDRESS_PROVIDER === 'sandbox',
      'ADDRESS_PROVIDER must not be the sandbox in production: leave it out to suggest no addresses',
    ],
    [
      values.ADDRESS_PROVIDER === 'addresscomplete' && values.ADDRESS_KEY === undefined,
      'ADDRESS_KEY is required for addresscomplete',
    ],
    [values.ADDRESS_PROVIDER === 'photon' && values.ADDRESS_URL === undefined, 'ADDRESS_URL is required for photon'],
    [values.METRICS_PORT === values.PORT, 'METRICS_PORT must differ from PORT'],
    [sandboxPort === values.PORT, 'BANK_SANDBOX_PORT must differ from PORT'],
    [
      sandboxPort !== undefined && sandboxPort === values.METRICS_PORT,
      'BANK_SANDBOX_PORT must differ from METRICS_PORT',
    ],
    [sandboxPort === 65_536, 'BANK_SANDBOX_PORT must be given where PORT is 65535'],
    ...s3Rules(values),
    ...bankRules(values),
    ...bureauRules(values),
    ...googleRules(values),
  ];
  return rules.filter(([broken]) => broken).map(([, fault]) => fault);
}

function configOf(values: Environment): Config {
  return {
    mode: values.PORTAL_MODE,
    port: values.PORT,
    host: values.HOST ?? (values.PORTAL_MODE === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${values.BRAND_NAME.replaceAll(/[<>@,;"]/g, '').trim()} <${values.BRAND_EMAIL}>`,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    s3: s3Of(values),
    trustProxy: values.TRUST_PROXY ?? false,
    officeProvince: values.OFFICE_PROVINCE,
    secrets: values.PORTAL_SECRETS,
    metricsPort: values.METRICS_PORT,
    bank: bankOf(values),
    bankWebhook: {
      secret: values.BANK_WEBHOOK_SECRET,
      header: values.BANK_WEBHOOK_HEADER,
    },
    bankStatements: values.BANK_STATEMENTS ?? values.BANK_API_URL === undefined,
    bankSandboxPort: values.BANK_SANDBOX_PORT ?? values.PORT + 1,
    bureau: bureauOf(values),
    addresses: addressesOf(values),
    recordsSessions: values.SESSION_RECORDER,
    google: googleOf(values),
    brand: {
      name: values.BRAND_NAME,
      phone: values.BRAND_PHONE,
      email: values.BRAND_EMAIL,
      address: values.BRAND_ADDRESS,
      sealUrl: values.BRAND_SEAL_URL ?? (values.PORTAL_MODE === 'development' ? SAMPLE_SEAL_URL : undefined),
    },
    staffEmail: values.STAFF_EMAIL ?? values.BRAND_EMAIL,
    privacyEmail: values.PRIVACY_EMAIL ?? values.STAFF_EMAIL ?? values.BRAND_EMAIL,
    fundingMaximum: values.FUNDING_MAXIMUM,
    logLevel: values.LOG_LEVEL,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    requestsPerKeyAMinute: values.REQUESTS_PER_KEY_PER_MINUTE,
    bootstrapKey: values.PORTAL_BOOTSTRAP_KEY,
    migrateOnStart: values.PORTAL_MIGRATE,
    retentionDays: {
      unfinished: values.RETENTION_UNFINISHED_DAYS,
      declined: values.RETENTION_DECLINED_DAYS,
      funded: values.RETENTION_FUNDED_DAYS,
      bankData: values.RETENTION_BANK_DATA_DAYS,
      lead: values.RETENTION_LEAD_DAYS,
      referral: values.RETENTION_REFERRAL_DAYS,
      account: values.RETENTION_ACCOUNT_DAYS,
      session: values.RETENTION_SESSION_DAYS,
      knownBrowser: values.RETENTION_KNOWN_BROWSER_DAYS,
      verification: values.RETENTION_VERIFICATION_DAYS,
      consent: values.RETENTION_CONSENT_DAYS,
      audit: values.RETENTION_AUDIT_DAYS,
      webhook: values.RETENTION_WEBHOOK_DAYS,
      mail: values.RETENTION_MAIL_DAYS,
      recording: values.RETENTION_RECORDING_DAYS,
    },
  };
}

/** Whether mails are kept for `/dev/inbox` instead of sent. */
export function hasDevelopmentInbox({ mode, smtpUrl }: Pick<Config, 'mode' | 'smtpUrl'>): boolean {
  return mode === 'development' && smtpUrl === undefined;
}

/** Without a provider: a stand-in in development, nothing in production. */
function addressesOf(values: Environment): AddressesConfig {
  const provider = values.ADDRESS_PROVIDER ?? (values.PORTAL_MODE === 'production' ? 'off' : 'sandbox');
  const { ADDRESS_KEY: key = '', ADDRESS_URL: url } = values;
  if (provider === 'addresscomplete') return { provider, url: url ?? ADDRESS_COMPLETE_URL, key };
  return provider === 'photon' ? { provider, url: url ?? '' } : { provider };
}

function isAddressRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  const mostBits = version === 6 ? 128 : 32;
  return (
    version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= mostBits))
  );
}
