import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { productionEnvironment } from '../test/production-environment.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { makeSecretText } from './platform/encryption/index.ts';

const secret = makeSecretText('k2026');
const production = { ...productionEnvironment, PORTAL_SECRETS: secret };

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) {
      return error.faults;
    }
    throw error;
  }
  return [];
}

test('needs nothing in development', () => {
  expect(readConfig({})).toEqual({
    mode: 'development',
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Financing <support@financing.example>',
    publicUrl: 'http://localhost:3000',
    s3: undefined,
    trustProxy: false,
    officeProvince: 'ON',
    secrets: undefined,
    metricsPort: undefined,
    bank: undefined,
    bankWebhook: { secret: undefined, header: 'flinks-authenticity-key' },
    bankStatements: true,
    bankSandboxPort: 3001,
    bureau: undefined,
    addresses: { provider: 'sandbox' },
    recordsSessions: false,
    google: undefined,
    brand: {
      name: 'Financing',
      phone: '1 800 555-0199',
      email: 'support@financing.example',
      address: '100 King Street West, Suite 5600, Toronto, ON  M5X 1C9',
      sealUrl: 'https://seal.financing.example/verify',
    },
    staffEmail: 'support@financing.example',
    privacyEmail: 'support@financing.example',
    fundingMaximum: 10_000_000,
    logLevel: 'info',
    requestsPerMinute: 600,
    requestsPerKeyAMinute: 300,
    bootstrapKey: undefined,
    migrateOnStart: true,
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
])('takes addresses by %j', (env, addresses) => {
  expect(readConfig(env).addresses).toEqual(addresses);
});

test.each([
  [{ ...production, ADDRESS_PROVIDER: 'sandbox' }, 'ADDRESS_PROVIDER'],
  [{ ADDRESS_PROVIDER: 'addresscomplete' }, 'ADDRESS_KEY'],
  [{ ADDRESS_PROVIDER: 'photon' }, 'ADDRESS_URL'],
  [{ ADDRESS_PROVIDER: 'google' }, 'ADDRESS_PROVIDER'],
])('refuses addresses by %j', (env, variable) => {
  const faults = faultsOf(env);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${variable} `));
});

test('signs in with Google where a client id is given', () => {
  expect(readConfig({ ...production, GOOGLE_CLIENT_ID: '12-ab.apps.googleusercontent.com' }).google).toEqual({
    clientId: '12-ab.apps.googleusercontent.com',
    issuer: 'https://accounts.google.com',
    signInUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  });
  expect(faultsOf({ ...production, GOOGLE_KEYS_URL: 'http://localhost:1/keys' })).toEqual([
    'GOOGLE_KEYS_URL must start with https:// in production',
  ]);
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
])('keeps files in a store by %j', (env, expected) => {
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
])('refuses a store by %j', (env, variable) => {
  const faults = faultsOf(env);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${variable} `));
  expect(faults[0]).not.toContain('hush');
});

test('listens on every address in production', () => {
  expect(readConfig(production)).toMatchObject({ mode: 'production', host: '0.0.0.0' });
});

test('sends nobody to a sample seal in production', () => {
  expect(readConfig(production).brand.sealUrl).toBeUndefined();
  const sealUrl = 'https://seal.example/verify/lender';
  expect(readConfig({ ...production, BRAND_SEAL_URL: sealUrl }).brand).toMatchObject({ sealUrl });
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
    ['OFFICE_PROVINCE', 'QC', { officeProvince: 'QC' }],
    ['METRICS_PORT', '9100', { metricsPort: 9100 }],
    ['BANK_SANDBOX_PORT', '4001', { bankSandboxPort: 4001 }],
    ['BANK_SANDBOX_PORT', '0', { bankSandboxPort: 0 }],
    ['BANK_WEBHOOK_SECRET', 'hush', { bankWebhook: { secret: 'hush', header: 'flinks-authenticity-key' } }],
    ['BANK_WEBHOOK_HEADER', 'X-Flinks-Signature', { bankWebhook: { secret: undefined, header: 'x-flinks-signature' } }],
    ['BANK_STATEMENTS', 'off', { bankStatements: false }],
    ['BRAND_NAME', 'Érable Capital', { mailFrom: 'Érable Capital <support@financing.example>' }],
    ['STAFF_EMAIL', 'equipe@erable.example', { staffEmail: 'equipe@erable.example' }],
    ['BRAND_EMAIL', 'aide@erable.example', { staffEmail: 'aide@erable.example' }],
    ['BRAND_EMAIL', 'aide@erable.example', { mailFrom: 'Financing <aide@erable.example>' }],
    ['FUNDING_MAXIMUM', '250000', { fundingMaximum: 250_000 }],
    ['LOG_LEVEL', 'debug', { logLevel: 'debug' }],
    ['REQUESTS_PER_MINUTE', '60', { requestsPerMinute: 60 }],
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
    expect(Object.values(readConfig({ [variable]: value }).brand)).toContain(value);
  });
});

describe('refuses, in one line that names the variable', () => {
  const cases: [variable: string, value: string][] = [
    ['PORTAL_MODE', 'staging'],
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
    ['BRAND_PHONE', 'call us'],
    ['BRAND_EMAIL', 'nobody'],
    ['STAFF_EMAIL', 'a@b.example\r\nBcc: c@d.example'],
    ['BRAND_ADDRESS', 'x'.repeat(201)],
    ['BRAND_SEAL_URL', 'http://seal.example/verify'],
    ['FUNDING_MAXIMUM', '0'],
    ['FUNDING_MAXIMUM', '10000001'],
    ['FUNDING_MAXIMUM', '1.5'],
    ['LOG_LEVEL', 'loud'],
    ['REQUESTS_PER_MINUTE', '0'],
    ['PORTAL_MIGRATE', 'yes'],
  ];
  test.each(cases)('%s=%j', (variable, value) => {
    const faults = faultsOf({ [variable]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${variable} [^\\n]+$`));
  });

  test('never repeats a value', () => {
    expect(faultsOf({ PORTAL_SECRETS: 'id:canaryKey', DATABASE_URL: 'canary://p:canary@h' }).join()).not.toMatch(
      /canary/i,
    );
  });

  test('a bank that is configured in part', () => {
    expect(faultsOf({ BANK_API_URL: 'https://api.bank.example', BANK_API_KEY: 'key' })).toEqual(
      ['BANK_CONNECT_URL', 'BANK_CUSTOMER_ID', 'BANK_SECRET_KEY'].map(
        (variable) => `${variable} is required beside BANK_API_URL, BANK_API_KEY`,
      ),
    );
  });

  test('a bureau that is configured in part', () => {
    expect(faultsOf({ BUREAU_URL: 'https://bureau.example' })).toEqual(
      ['BUREAU_CUSTOMER_NUMBER', 'BUREAU_SECURITY_CODE'].map((variable) => `${variable} is required beside BUREAU_URL`),
    );
  });

  test('several faults at once', () => {
    expect(faultsOf({ PORT: 'x', LOG_LEVEL: 'y', OFFICE_PROVINCE: 'z' })).toHaveLength(3);
  });
});

describe('production refuses to start', () => {
  const required = [
    ...['PORTAL_SECRETS', 'PUBLIC_URL', 'SMTP_URL'],
    ...['BANK_API_URL', 'BANK_CONNECT_URL', 'BANK_CUSTOMER_ID', 'BANK_SECRET_KEY', 'BANK_API_KEY'],
    ...['BUREAU_URL', 'BUREAU_CUSTOMER_NUMBER', 'BUREAU_SECURITY_CODE'],
  ];
  test.each(required)('without %s', (variable) => {
    expect(faultsOf({ ...production, [variable]: undefined })).toEqual([
      expect.stringMatching(new RegExp(`^${variable} is required`)),
    ]);
  });

  test.each([
    ['BANK_API_URL', 'https://toolbox-api.private.example'],
    ['BANK_CONNECT_URL', 'https://toolbox-iframe.private.example/v2'],
    ['BANK_CUSTOMER_ID', 'sandbox-customer'],
    ['BUREAU_CUSTOMER_NUMBER', 'sandbox-customer'],
    ['BUREAU_URL', 'http://bureau.example'],
  ])('with a sandbox: %s=%s', (variable, value) => {
    expect(faultsOf({ ...production, [variable]: value })).toEqual([expect.stringContaining(variable)]);
  });

  test('with a key made for development', () => {
    expect(faultsOf({ ...production, PORTAL_SECRETS: makeSecretText('development-1') })).toEqual([
      expect.stringMatching(/^PORTAL_SECRETS /),
    ]);
  });
});
