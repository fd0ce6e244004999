import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { productionEnvironment } from '../../test/processes/production-environment.ts';
import { ConfigError, configurationVariables, readConfig } from './index.ts';
import type { Config } from './index.ts';
import { makeSecretText } from '../platform/encryption/index.ts';

const secret = makeSecretText('k2026');
const production = { ...productionEnvironment, PORTAL_SECRETS: secret };

function errorsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;

    throw error;
  }
  return [];
}

const brand = {
  name: 'Financing',
  phone: '1 800 555-0199',
  email: 'support@financing.example',
  address: '100 King Street West, Suite 5600, Toronto, ON  M5X 1C9',
  sealUrl: 'https://seal.financing.example/verify',
};

test('requires no settings in development', () => {
  expect(readConfig({})).toEqual({
    mode: 'development',
    roles: ['web', 'worker'],
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    warnings: [],
    smtpUrl: undefined,
    mailFrom: 'Financing <support@financing.example>',
    publicUrl: 'http://localhost:3000',
    s3: undefined,
    trustProxy: false,
    officeProvince: 'ON',
    officeTimeZone: 'America/Toronto',
    secrets: undefined,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    drainSeconds: 0,
    bank: undefined,
    bankWebhook: { secret: undefined, header: 'flinks-authenticity-key' },
    bankStatements: true,
    bankSandboxPort: 3001,
    bureau: undefined,
    addresses: { provider: 'sandbox' },
    recordsSessions: false,
    allowsInternalWebhooks: true,
    google: undefined,
    brands: { en: brand, fr: brand },
    staffEmail: 'support@financing.example',
    staffLanguage: 'en',
    privacyEmail: 'support@financing.example',
    fundingMaximum: 10_000_000,
    reminderDays: [1, 3, 10],
    estimateShare: undefined,
    usualTerms: {},
    logLevel: 'warn',
    requestsPerMinute: 600,
    requestsPerKeyAMinute: 300,
    readingSecondsAnHour: 120,
    readsPictures: true,
    bootstrapKey: undefined,
    staffUrl: undefined,
    consoleUrl: 'http://localhost:3000',
    staffAdminEmail: undefined,
    staffOidc: undefined,
    migrateOnStart: true,
    tracing: undefined,
    retentionDays: {
      unfinished: 90,
      declined: 730,
      funded: 2557,
      bankData: 90,
      lead: 365,
      referral: 365,
      account: 1095,
      session: 7,
      knownBrowser: 365,
      verification: 1,
      consent: 2557,
      audit: 2557,
      webhook: 90,
      mail: 30,
      recording: 30,
    },
  } satisfies Config);
});

test.each([
  [{}, { provider: 'sandbox' }],
  [{ ADDRESS_PROVIDER: 'off' }, { provider: 'off' }],
  [production, { provider: 'off' }],
  [
    { ...production, ADDRESS_PROVIDER: 'addresscomplete', ADDRESS_KEY: 'AB12' },
    { provider: 'addresscomplete', url: 'https://ws1.postescanada-canadapost.ca', key: 'AB12' },
  ],
  [
    { ...production, ADDRESS_PROVIDER: 'photon', ADDRESS_URL: 'http://photon:2322' },
    { provider: 'photon', url: 'http://photon:2322' },
  ],
])('accepts the address provider settings %j', (env, addresses) => {
  expect(readConfig(env).addresses).toEqual(addresses);
});

test.each([
  [{ ...production, ADDRESS_PROVIDER: 'sandbox' }, 'ADDRESS_PROVIDER'],
  [{ ADDRESS_PROVIDER: 'addresscomplete' }, 'ADDRESS_KEY'],
  [{ ADDRESS_PROVIDER: 'photon' }, 'ADDRESS_URL'],
  [{ ADDRESS_PROVIDER: 'google' }, 'ADDRESS_PROVIDER'],
])('refuses the address provider settings %j', (env, variable) => {
  const errors = errorsOf(env);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(new RegExp(`^${variable} `, 'u'));
});

test('enables Google sign-in when a client id is set', () => {
  expect(readConfig({ ...production, GOOGLE_CLIENT_ID: '12-ab.apps.googleusercontent.com' }).google).toEqual({
    clientId: '12-ab.apps.googleusercontent.com',
    issuer: 'https://accounts.google.com',
    signInUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    scriptUrl: 'https://accounts.google.com/gsi/client',
  });
  expect(errorsOf({ ...production, GOOGLE_KEYS_URL: 'http://localhost:1/keys' })).toEqual([
    'GOOGLE_KEYS_URL must start with https:// in production',
  ]);
});

const provider = {
  STAFF_OIDC_ISSUER: 'https://id.lender.ca',
  STAFF_OIDC_CLIENT_ID: 'console',
  STAFF_OIDC_CLIENT_SECRET: 'secret',
};

test('staff sign in through the lender’s identity provider, at the console’s own address', () => {
  const { staffOidc, staffUrl, consoleUrl } = readConfig({
    ...production,
    ...provider,
    STAFF_URL: 'https://console.lender.ca/',
  });
  expect(staffOidc).toEqual({ issuer: 'https://id.lender.ca', clientId: 'console', clientSecret: 'secret' });
  expect([staffUrl, consoleUrl]).toEqual(['https://console.lender.ca', 'https://console.lender.ca']);
});

test.each([
  [
    { ...provider, STAFF_OIDC_CLIENT_SECRET: '' },
    'STAFF_OIDC_CLIENT_SECRET is required with STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID',
  ],
  [
    { ...provider, STAFF_OIDC_ISSUER: 'http://localhost:1' },
    'STAFF_OIDC_ISSUER must start with https:// in production',
  ],
  [{ STAFF_URL: production.PUBLIC_URL }, 'STAFF_URL must differ from PUBLIC_URL; leave it out to use one address'],
  [{ STAFF_ADMIN_EMAIL: 'somebody' }, 'STAFF_ADMIN_EMAIL must be an email address'],
])('refuses the staff sign-in settings %j', (env, error) => {
  expect(errorsOf({ ...production, ...env })).toEqual([error]);
});

const outside = 'must start with https:// in production, unless its host is in your own network';

test.each([
  ['PUBLIC_URL', {}],
  ['STAFF_URL', {}],
  ['BANK_API_URL', {}],
  ['BANK_CONNECT_URL', {}],
  ['ADDRESS_URL', { ADDRESS_PROVIDER: 'photon' }],
  [
    'S3_ENDPOINT',
    { S3_BUCKET: 'portal', S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'hush', S3_FORCE_PATH_STYLE: 'on' },
  ],
])('%s requires TLS for external hosts in production, but not for internal ones', (variable, beside) => {
  const env = { ...production, ...beside };
  for (const host of ['lender.example', '8.8.8.8', '[2607:f8b0::1]'])
    expect(errorsOf({ ...env, [variable]: `http://${host}` })).toEqual([`${variable} ${outside}`]);
  for (const host of ['localhost:3000', '127.0.0.1', '10.0.0.8:8080', '[::1]', 'minio', 'minio.lender.internal'])
    expect(errorsOf({ ...env, [variable]: `http://${host}` })).toEqual([]);
  expect(
    errorsOf({ ...beside, [variable]: 'http://lender.example' }).filter((error) => error.includes(outside)),
  ).toEqual([]);
});

test.each([
  [{}, true],
  [{ WEBHOOKS_INTERNAL: 'off' }, false],
  [production, false],
  [{ ...production, WEBHOOKS_INTERNAL: 'on' }, true],
])('internal webhook receivers are allowed with %j: %s', (env, allowed) => {
  expect(readConfig(env).allowsInternalWebhooks).toBe(allowed);
});

const store = { S3_BUCKET: 'portal', S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'hush' };

test.each([
  [
    { ...store, S3_REGION: 'ca-central-1' },
    { endpoint: undefined, region: 'ca-central-1', forcePathStyle: false },
  ],
  [
    { ...store, S3_ENDPOINT: 'https://minio.lender.example/' },
    { endpoint: 'https://minio.lender.example', region: 'us-east-1', forcePathStyle: true },
  ],
  [{ ...store, S3_ENDPOINT: 'http://minio:9000', S3_FORCE_PATH_STYLE: 'off' }, { forcePathStyle: false }],
])('stores files in the object store set by %j', (env, expected) => {
  const access = { bucket: 'portal', accessKeyId: 'AKIA', secretAccessKey: 'hush' };
  expect(readConfig(env).s3).toMatchObject({ ...access, ...expected });
  expect(readConfig({ ...production, ...env }).s3).toMatchObject(expected);
});

test.each([
  [{ ...store, S3_REGION: 'ca-central-1', S3_BUCKET: '' }, 'S3_BUCKET'],
  [{ ...store, S3_REGION: 'ca-central-1', S3_BUCKET: 'Portal Files' }, 'S3_BUCKET'],
  [{ ...store, S3_REGION: 'ca-central-1', S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
  [{ ...store, S3_REGION: 'ca-central-1', S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID'],
  [{ ...store }, 'S3_REGION'],
  [{ ...store, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT'],
  [{ ...store, S3_ENDPOINT: 'https://minio.example/portal' }, 'S3_ENDPOINT'],
  [{ ...store, S3_ENDPOINT: 'https://minio.example', S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE'],
])('refuses the object store settings %j', (env, variable) => {
  const errors = errorsOf(env);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(new RegExp(`^${variable} `, 'u'));
  expect(errors[0]).not.toContain('hush');
});

test('listens on every address in production', () => {
  expect(readConfig(production)).toMatchObject({ mode: 'production', host: '0.0.0.0' });
});

test('never links to a sample seal in production', () => {
  expect(readConfig(production).brands.en.sealUrl).toBeUndefined();
  const sealUrl = 'https://seal.example/verify/lender';
  expect(readConfig({ ...production, BRAND_SEAL_URL: sealUrl }).brands.en).toMatchObject({ sealUrl });
});

const usual = { USUAL_AMOUNTS: '5000-95000', USUAL_TERMS: '6-18' };

test.each([
  ['12-24%', { kind: 'rate', least: 12, most: 24 }, 24],
  ['9.5% - 24.99 %', { kind: 'rate', least: 9.5, most: 24.99 }, 24.99],
  ['1.05-1.1', { kind: 'factor', least: 1.05, most: 1.1 }, 17.97],
])('a usual cost of %s comes with its example', (USUAL_COST, cost, annualRate) => {
  const example = expect.objectContaining({ amount: 50_000, months: 12, annualRate }) as unknown;
  expect(readConfig({ ...usual, USUAL_COST }).usualTerms).toMatchObject({ cost, example });
});

test.each([
  ['a cost without its example', { ...usual, USUAL_TERMS: 'off', USUAL_COST: '12-24%' }, /^USUAL_COST needs/u],
  ['a criminal rate', { ...usual, USUAL_COST: '1.10-1.35' }, /^USUAL_COST costs 59\.39% .* 48% that/u],
  [
    'a criminal rate for a small amount',
    { USUAL_AMOUNTS: '5000-10000', USUAL_TERMS: '12-12', USUAL_COST: '24-36%' },
    /^USUAL_COST costs 36% .* 35% that/u,
  ],
  ['more than can be requested', { ...usual, FUNDING_MAXIMUM: '50000' }, /^USUAL_AMOUNTS exceeds FUNDING_MAXIMUM/u],
])('the lender cannot state %s', (_what, environment, message) => {
  expect(errorsOf(environment)).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['5000-250000', '1.05-1.10', '6-18', undefined],
  ['5000-250000', '24-35%', '6-18', undefined],
  ['5000-250000', '1.10-1.19', '6-18', '$5000 over 6 months costs 62.5% a year'],
  ['5000-250000', '24-48%', '6-18', '$5000 over 6 months costs 48% a year'],
  ['600000-900000', '24-36%', '12-12', '$600000 over 12 months costs 36% a year'],
])('production warns if a loan of %s at %s over %s months could be illegal', (amounts, cost, terms, dearest) => {
  const env = { ...production, USUAL_AMOUNTS: amounts, USUAL_COST: cost, USUAL_TERMS: terms };
  const warning = readConfig(env).warnings.find(({ settings }) => settings.includes('USUAL_COST'));
  if (dearest === undefined) expect(warning).toBeUndefined();
  else expect(warning?.says).toContain(`${dearest}; the Criminal Code allows 35% for sole proprietors`);
});

test('a worker needs no proxy, and a partly configured brand lists its missing settings', () => {
  const brandOfOurs = { BRAND_NAME: 'Érable', BRAND_PHONE: '1 800 555-0100', BRAND_EMAIL: 'aide@erable.example' };
  const env = { ...production, ...brandOfOurs, DATABASE_URL: 'postgres://db/portal', PORTAL_ROLE: 'worker' };
  expect(readConfig(env).warnings.map(({ settings }) => settings)).toEqual([['BRAND_ADDRESS'], ['STAFF_EMAIL']]);
});

test('production warns of each missing recommended setting, and of none once all are set', () => {
  const named = (env: NodeJS.ProcessEnv) => readConfig(env).warnings.map(({ settings }) => settings.join(' '));
  expect(named({ ...production, PUBLIC_URL: 'http://portal.lan' })).toEqual([
    'DATABASE_URL',
    'BRAND_NAME BRAND_PHONE BRAND_EMAIL BRAND_ADDRESS',
    'STAFF_EMAIL',
    'TRUST_PROXY',
    'PUBLIC_URL',
  ]);
  const complete = {
    ...production,
    DATABASE_URL: 'postgres://db/portal',
    BRAND_NAME: 'Érable Capital',
    BRAND_PHONE: '1 800 555-0100',
    BRAND_EMAIL: 'aide@erable.example',
    BRAND_ADDRESS: '1 rue Principale, Montréal (Québec)  H2X 1Y4',
    STAFF_EMAIL: 'equipe@erable.example',
    TRUST_PROXY: '1',
  };
  expect(named(complete)).toEqual([]);
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: string) => {
    const at = path.join(folder, name);
    writeFileSync(at, content);
    return at;
  };

  test.each(['', '\n', '\r\n'])('is read without its trailing line break %j', (lineBreak) => {
    const env = { DATABASE_URL_FILE: file('url', `postgres://db/portal${lineBreak}`), DATABASE_URL: '' };
    expect(readConfig(env).databaseUrl).toBe('postgres://db/portal');
  });

  test('works for every secret, with the same checks as the environment variable', () => {
    const env = { ...production, PORTAL_SECRETS: '', PORTAL_SECRETS_FILE: file('keys', `${secret}\n`) };
    expect(readConfig(env).secrets?.map(({ id }) => id)).toEqual(['k2026']);
    const twoLines = { ...env, BANK_API_KEY: '', BANK_API_KEY_FILE: file('two-lines', 'first\nsecond\n') };
    expect(errorsOf(twoLines)).toEqual(['BANK_API_KEY must be one line of plain text']);
  });

  test('is refused when the variable is also set, the file is missing, or the file is empty', () => {
    expect(
      errorsOf({
        DATABASE_URL: 'postgres://db/portal',
        DATABASE_URL_FILE: file('beside', 'postgres://db/portal'),
        SMTP_URL_FILE: path.join(folder, 'none'),
        ADDRESS_KEY_FILE: folder,
        BANK_SECRET_KEY_FILE: file('empty', '\n'),
      }),
    ).toEqual([
      'DATABASE_URL and DATABASE_URL_FILE are both set; leave out one of them',
      'SMTP_URL_FILE names a file that cannot be read: ENOENT',
      'BANK_SECRET_KEY_FILE names an empty file',
      'ADDRESS_KEY_FILE names a file that cannot be read: EISDIR',
    ]);
  });

  test('is ignored for settings that are not secrets', () => {
    expect(readConfig({ PORT_FILE: file('port', '8080') }).port).toBe(3000);
  });
});

describe('takes', () => {
  const cases: [variable: string, value: string, expected: Partial<Config>][] = [
    ['PORTAL_MODE', 'development', { mode: 'development' }],
    ['PORT', '8080', { port: 8080, publicUrl: 'http://localhost:8080', bankSandboxPort: 8081 }],
    ['PORT', '', { port: 3000 }],
    ['PORT', '  ', { port: 3000 }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['DATA_DIR', '/var/lib/portal', { dataDir: '/var/lib/portal' }],
    [
      'DATABASE_URL',
      'postgres://u:p@db:5432/portal?sslmode=require',
      { databaseUrl: 'postgres://u:p@db:5432/portal?sslmode=require' },
    ],
    [
      'DATABASE_URL',
      'postgresql:///portal?host=/run/postgresql',
      { databaseUrl: 'postgresql:///portal?host=/run/postgresql' },
    ],
    ['SMTP_URL', 'smtps://user:pass@mail.example:465', { smtpUrl: 'smtps://user:pass@mail.example:465' }],
    ['MAIL_FROM', 'Prêts <prets@banque.example>', { mailFrom: 'Prêts <prets@banque.example>' }],
    ['MAIL_FROM', 'loans@bank.example', { mailFrom: 'loans@bank.example' }],
    ['PUBLIC_URL', 'https://portal.example/', { publicUrl: 'https://portal.example' }],
    ['PUBLIC_URL', 'http://localhost:3000', { publicUrl: 'http://localhost:3000' }],
    ['TRUST_PROXY', '1', { trustProxy: 1 }],
    ['TRUST_PROXY', '0', { trustProxy: false }],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8,fd00::/8', { trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8'] }],
    ['OFFICE_PROVINCE', 'BC', { officeProvince: 'BC', officeTimeZone: 'America/Vancouver' }],
    ['METRICS_PORT', '9100', { metricsPort: 9100 }],
    ['METRICS_HOST', '10.0.0.4', { metricsHost: '10.0.0.4' }],
    [
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
      'http://10.0.0.5:4318/own/traces',
      { tracing: expect.objectContaining({ tracesUrl: 'http://10.0.0.5:4318/own/traces' }) as never },
    ],
    ['PORTAL_ROLE', 'worker,web', { roles: ['worker', 'web'] }],
    ['DRAIN_SECONDS', '12', { drainSeconds: 12 }],
    ['BANK_SANDBOX_PORT', '4001', { bankSandboxPort: 4001 }],
    ['BANK_SANDBOX_PORT', '0', { bankSandboxPort: 0 }],
    ['BANK_WEBHOOK_SECRET', 'hush', { bankWebhook: { secret: 'hush', header: 'flinks-authenticity-key' } }],
    ['BANK_WEBHOOK_HEADER', 'X-Flinks-Signature', { bankWebhook: { secret: undefined, header: 'x-flinks-signature' } }],
    ['BANK_STATEMENTS', 'off', { bankStatements: false }],
    ['BRAND_NAME', 'Érable Capital', { mailFrom: 'Érable Capital <support@financing.example>' }],
    ['STAFF_EMAIL', 'equipe@erable.example', { staffEmail: 'equipe@erable.example' }],
    ['STAFF_LANGUAGE', 'fr', { staffLanguage: 'fr' }],
    ['BRAND_EMAIL', 'aide@erable.example', { staffEmail: 'aide@erable.example' }],
    ['BRAND_EMAIL', 'aide@erable.example', { mailFrom: 'Financing <aide@erable.example>' }],
    ['FUNDING_MAXIMUM', '250000', { fundingMaximum: 250_000 }],
    ['REMINDER_DAYS', '2, 20', { reminderDays: [2, 20] }],
    ['REMINDER_DAYS', 'off', { reminderDays: [] }],
    ['REMINDER_DAYS', '', { reminderDays: [1, 3, 10] }],
    ['ESTIMATE_SHARE', '8-15%', { estimateShare: { least: 8, most: 15 } }],
    ['ESTIMATE_SHARE', '8% - 15 %', { estimateShare: { least: 8, most: 15 } }],
    ['ESTIMATE_SHARE', 'off', { estimateShare: undefined }],
    ['USUAL_AMOUNTS', '5000-250000', { usualTerms: { amounts: { least: 5000, most: 250_000 } } }],
    ['USUAL_TERMS', '6 - 24', { usualTerms: { terms: { least: 6, most: 24 } } }],
    ['USUAL_TERMS', '12-12', { usualTerms: { terms: { least: 12, most: 12 } } }],
    ['USUAL_COST', 'off', { usualTerms: {} }],
    ['FUNDING_DAYS', '2', { usualTerms: { fundingDays: 2 } }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['REQUESTS_PER_MINUTE', '60', { requestsPerMinute: 60 }],
    ['READING_SECONDS_PER_HOUR', '300', { readingSecondsAnHour: 300 }],
    ['STATEMENT_OCR', 'off', { readsPictures: false }],
    ['PORTAL_MIGRATE', 'off', { migrateOnStart: false }],
  ];
  test.each(cases)('%s=%s', (variable, value, expected) => {
    expect(readConfig({ [variable]: value })).toMatchObject(expected);
  });

  test('several keys, the current one first', () => {
    const config = readConfig({ PORTAL_SECRETS: `${secret}, ${makeSecretText('k2025')}` });
    expect(config.secrets?.map((key) => key.id)).toEqual(['k2026', 'k2025']);
  });

  test.each(['BRAND_PHONE', 'BRAND_ADDRESS', 'BRAND_SEAL_URL'])('%s', (variable) => {
    const value = {
      BRAND_PHONE: '1 888 555-0100',
      BRAND_ADDRESS: '1 rue Un, Montréal',
      BRAND_SEAL_URL: 'https://seal.example/verify',
    }[variable];
    const { brands } = readConfig({ [variable]: value });
    expect(Object.values(brands.en)).toContain(value);
    expect(brands.fr).toEqual(brands.en);
  });

  test.each([
    ['BRAND_NAME_FR', 'name', 'Érable Capital'],
    ['BRAND_ADDRESS_FR', 'address', '1, rue Un, Montréal'],
  ])('%s', (variable, part, value) => {
    const { brands } = readConfig({ [variable]: value });
    expect(brands.fr).toEqual({ ...brands.en, [part]: value });
    expect(Object.values(brands.en)).not.toContain(value);
  });
});

describe('refuses with a single line that names the variable', () => {
  const cases: [variable: string, value: string][] = [
    ['PORTAL_MODE', 'staging'],
    ['PORTAL_ROLE', 'cron'],
    ['PORTAL_ROLE', 'web,web'],
    ['DRAIN_SECONDS', '301'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['DATA_DIR', 'a\nb'],
    ['DATABASE_URL', 'mysql://db/portal'],
    ['DATABASE_URL', 'portal'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'mail.example:25'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.example>\r\nBcc: c@d.example'],
    ['PUBLIC_URL', 'portal.example'],
    ['PUBLIC_URL', 'https://portal.example/path'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['OFFICE_PROVINCE', 'NY'],
    ['PORTAL_SECRETS', 'abc'],
    ['PORTAL_SECRETS', 'id:c2hvcnQ='],
    ['PORTAL_SECRETS', `id:${Buffer.alloc(32).toString('base64')}`],
    ['PORTAL_SECRETS', `${secret},${secret}`],
    ['METRICS_PORT', 'x'],
    ['METRICS_PORT', '3000'],
    ['BANK_WEBHOOK_SECRET', 'two words'],
    ['BANK_WEBHOOK_HEADER', 'two words'],
    ['BANK_STATEMENTS', 'yes'],
    ['BANK_SANDBOX_PORT', '3000'],
    ['BANK_SANDBOX_PORT', '70000'],
    ['BRAND_NAME', 'x'.repeat(81)],
    ['BRAND_NAME', 'a\r\nb'],
    ['BRAND_NAME_FR', 'x'.repeat(81)],
    ['BRAND_PHONE', 'call us'],
    ['BRAND_EMAIL', 'nobody'],
    ['STAFF_EMAIL', 'a@b.example\r\nBcc: c@d.example'],
    ['BRAND_ADDRESS', 'x'.repeat(201)],
    ['BRAND_ADDRESS_FR', 'two\nlines'],
    ['BRAND_SEAL_URL', 'http://seal.example/verify'],
    ['FUNDING_MAXIMUM', '0'],
    ['FUNDING_MAXIMUM', '10000001'],
    ['FUNDING_MAXIMUM', '1.5'],
    ['REMINDER_DAYS', '3,1'],
    ['REMINDER_DAYS', '0,3'],
    ['REMINDER_DAYS', '1,2,3,4'],
    ['REMINDER_DAYS', '1,76'],
    ['REMINDER_DAYS', 'never'],
    ['ESTIMATE_SHARE', '15-8%'],
    ['ESTIMATE_SHARE', '8-8%'],
    ['ESTIMATE_SHARE', '0-200%'],
    ['ESTIMATE_SHARE', '8-15'],
    ['ESTIMATE_SHARE', 'about a tenth'],
    ['USUAL_AMOUNTS', '250000-5000'],
    ['USUAL_AMOUNTS', '0-5000'],
    ['USUAL_AMOUNTS', '5000-10000001'],
    ['USUAL_COST', '24-12%'],
    ['USUAL_COST', '12-24'],
    ['USUAL_COST', '0.9-1.2'],
    ['USUAL_TERMS', '6-121'],
    ['FUNDING_DAYS', '0'],
    ['FUNDING_DAYS', '31'],
    ['LOG_LEVEL', 'loud'],
    ['REQUESTS_PER_MINUTE', '0'],
    ['READING_SECONDS_PER_HOUR', '0'],
    ['READING_SECONDS_PER_HOUR', '3601'],
    ['PORTAL_MIGRATE', 'yes'],
  ];
  test.each(cases)('%s=%j', (variable, value) => {
    const errors = errorsOf({ [variable]: value });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(new RegExp(`^${variable} [^\\n]+$`, 'u'));
  });

  test('never repeats a value', () => {
    expect(errorsOf({ PORTAL_SECRETS: 'id:canaryKey', DATABASE_URL: 'canary://p:canary@h' }).join()).not.toMatch(
      /canary/iu,
    );
  });

  test('a single-role process on the embedded database, which no second process can open', () => {
    expect(errorsOf({ PORTAL_ROLE: 'worker' })).toEqual([expect.stringMatching(/^DATABASE_URL is required/u)]);
    expect(readConfig({ PORTAL_ROLE: 'worker', DATABASE_URL: 'postgres://db/portal' }).roles).toEqual(['worker']);
  });

  test('a partly configured bank', () => {
    expect(errorsOf({ BANK_API_URL: 'https://api.bank.example', BANK_API_KEY: 'key' })).toEqual(
      ['BANK_CONNECT_URL', 'BANK_CUSTOMER_ID', 'BANK_SECRET_KEY'].map(
        (variable) => `${variable} is required with BANK_API_URL, BANK_API_KEY`,
      ),
    );
  });

  test('a partly configured bureau', () => {
    expect(errorsOf({ BUREAU_URL: 'https://bureau.example' })).toEqual(
      ['BUREAU_CUSTOMER_NUMBER', 'BUREAU_SECURITY_CODE'].map((variable) => `${variable} is required with BUREAU_URL`),
    );
  });

  test('several errors at once', () => {
    expect(errorsOf({ PORT: 'x', LOG_LEVEL: 'y', OFFICE_PROVINCE: 'z' })).toHaveLength(3);
  });
});

describe('production refuses to start', () => {
  const required = [
    ...['PORTAL_SECRETS', 'PUBLIC_URL', 'SMTP_URL'],
    ...['BANK_API_URL', 'BANK_CONNECT_URL', 'BANK_CUSTOMER_ID', 'BANK_SECRET_KEY', 'BANK_API_KEY'],
    ...['BUREAU_URL', 'BUREAU_CUSTOMER_NUMBER', 'BUREAU_SECURITY_CODE'],
  ];
  test.each(required)('without %s', (variable) => {
    expect(errorsOf({ ...production, [variable]: undefined })).toEqual([
      expect.stringMatching(new RegExp(`^${variable} is required`, 'u')),
    ]);
  });

  test.each([
    ['BANK_API_URL', 'https://toolbox-api.private.example'],
    ['BANK_CONNECT_URL', 'https://toolbox-iframe.private.example/v2'],
    ['BANK_CUSTOMER_ID', 'sandbox-customer'],
    ['BUREAU_CUSTOMER_NUMBER', 'sandbox-customer'],
    ['BUREAU_URL', 'http://bureau.example'],
  ])('with a sandbox: %s=%s', (variable, value) => {
    expect(errorsOf({ ...production, [variable]: value })).toEqual([expect.stringContaining(variable)]);
  });

  test('with a development key', () => {
    expect(errorsOf({ ...production, PORTAL_SECRETS: makeSecretText('development-1') })).toEqual([
      expect.stringMatching(/^PORTAL_SECRETS /u),
    ]);
  });
});

const badValues = {
  PORTAL_MODE: 'staging',
  PORTAL_ROLE: 'cron',
  PORT: '70000',
  HOST: 'not a host',
  DATA_DIR: 'two\nlines',
  DATABASE_URL: 'mysql://db/portal',
  DATABASE_DIRECT_URL: 'db/portal',
  SMTP_URL: 'mail.example:25',
  MAIL_FROM: 'nobody',
  PUBLIC_URL: 'portal.example/path',
  TRUST_PROXY: 'everybody',
  OFFICE_PROVINCE: 'Ontario',
  PORTAL_SECRETS: 'short:c2VjcmV0',
  METRICS_PORT: '0',
  METRICS_HOST: 'two lines',
  DRAIN_SECONDS: '301',
  S3_ENDPOINT: 'store.example',
  S3_REGION: 'Ontario West',
  S3_BUCKET: 'Portal Files',
  S3_ACCESS_KEY_ID: 'with spaces',
  S3_SECRET_ACCESS_KEY: 'with spaces',
  S3_FORCE_PATH_STYLE: 'yes',
  BANK_API_URL: 'api.bank.example',
  BANK_CONNECT_URL: 'https://bank.example/v2?demo=true',
  BANK_CUSTOMER_ID: 'no/customer',
  BANK_SECRET_KEY: 'with spaces',
  BANK_API_KEY: 'é',
  BANK_WEBHOOK_SECRET: 'with spaces',
  BANK_WEBHOOK_HEADER: 'not a header',
  BANK_STATEMENTS: 'yes',
  BANK_SANDBOX_PORT: 'next',
  BUREAU_URL: 'bureau.example',
  BUREAU_CUSTOMER_NUMBER: 'no/customer',
  BUREAU_SECURITY_CODE: 'with spaces',
  BRAND_NAME: 'x'.repeat(200),
  BRAND_NAME_FR: 'x'.repeat(200),
  BRAND_PHONE: 'call us',
  BRAND_EMAIL: 'nobody',
  BRAND_ADDRESS: 'two\nlines',
  BRAND_ADDRESS_FR: 'two\nlines',
  BRAND_SEAL_URL: 'http://seal.example',
  STAFF_EMAIL: 'nobody',
  STAFF_LANGUAGE: 'de',
  FUNDING_MAXIMUM: '1e6',
  ESTIMATE_SHARE: 'half',
  USUAL_AMOUNTS: 'some',
  USUAL_COST: 'little',
  USUAL_TERMS: 'long',
  FUNDING_DAYS: 'soon',
  LOG_LEVEL: 'loud',
  REQUESTS_PER_MINUTE: '-1',
  REQUESTS_PER_KEY_PER_MINUTE: '0',
  PORTAL_BOOTSTRAP_KEY: 'too short',
  ADDRESS_PROVIDER: 'somebody',
  ADDRESS_URL: 'addresses.example',
  ADDRESS_KEY: 'two\nlines',
  PORTAL_MIGRATE: 'yes',
  PRIVACY_EMAIL: 'nobody',
  SESSION_RECORDER: 'yes',
  STATEMENT_OCR: 'yes',
  GOOGLE_CLIENT_ID: 'with spaces',
  GOOGLE_ISSUER: 'accounts.example',
  GOOGLE_SIGN_IN_URL: 'accounts.example/auth',
  GOOGLE_KEYS_URL: 'accounts.example/keys',
  GOOGLE_SCRIPT_URL: 'accounts.example/script',
  STAFF_URL: 'https://console.example/staff',
  STAFF_ADMIN_EMAIL: 'nobody',
  STAFF_OIDC_ISSUER: 'id.example',
  STAFF_OIDC_CLIENT_ID: 'with spaces',
  STAFF_OIDC_CLIENT_SECRET: 'with spaces',
  READING_SECONDS_PER_HOUR: 'soon',
  REMINDER_DAYS: 'soon',
  WEBHOOKS_INTERNAL: 'maybe',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'collector.example',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'collector.example',
  OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'grpc',
  OTEL_TRACES_EXPORTER: 'zipkin',
  OTEL_EXPORTER_OTLP_HEADERS: 'two\nlines',
  OTEL_SERVICE_NAME: 'two\nlines',
  OTEL_RESOURCE_ATTRIBUTES: 'two\nlines',
  OTEL_TRACES_SAMPLER: 'sometimes',
  OTEL_TRACES_SAMPLER_ARG: 'half',
  OTEL_SDK_DISABLED: 'yes',
  RETENTION_RECORDING_DAYS: 'soon',
  RETENTION_ACCOUNT_DAYS: 'soon',
  RETENTION_AUDIT_DAYS: 'soon',
  RETENTION_BANK_DATA_DAYS: 'soon',
  RETENTION_CONSENT_DAYS: 'soon',
  RETENTION_DECLINED_DAYS: 'soon',
  RETENTION_FUNDED_DAYS: 'soon',
  RETENTION_KNOWN_BROWSER_DAYS: 'soon',
  RETENTION_LEAD_DAYS: 'soon',
  RETENTION_MAIL_DAYS: 'soon',
  RETENTION_REFERRAL_DAYS: 'soon',
  RETENTION_SESSION_DAYS: 'soon',
  RETENTION_UNFINISHED_DAYS: 'soon',
  RETENTION_VERIFICATION_DAYS: 'soon',
  RETENTION_WEBHOOK_DAYS: 'soon',
} as const;

test('lists every variable with an invalid value, one per line', () => {
  expect(Object.keys(badValues).toSorted()).toEqual(configurationVariables.toSorted());
  const lines = errorsOf(badValues);
  expect(lines.map((line) => line.split(' ')[0]).toSorted()).toEqual(Object.keys(badValues).toSorted());
  expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
});
