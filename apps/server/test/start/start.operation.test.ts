import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { MINUTE_MS } from '@portal/contract/constants';
import { configurationVariables } from '../../src/config/index.ts';
import { makeSecretText } from '../../src/platform/encryption/index.ts';
import { freePort } from '../free-port.ts';
import { productionEnvironment } from '../production-environment.ts';
import { type ServerProcess, startServerProcess, statusOf } from '../server-process.ts';

const NOBODY_LISTENS = 'postgres://portal@127.0.0.1:1/portal';
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

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newFolder = () => mkdtemp(path.join(folder, 'data-'));
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** Starts a server that cannot start. @returns its standard error */
async function refusal(environment: Record<string, string>): Promise<string[]> {
  const port = String(await freePort());
  const server = startServerProcess({ PORT: port, DATA_DIR: path.join(folder, 'unused'), ...environment });
  const exit = await server.exit;
  expect(exit, server.output.stderr).toEqual({ code: 1, signal: null });
  return linesOf(server.output.stderr);
}

describe('a server that cannot start', { timeout: MINUTE_MS * 4 }, () => {
  test('names each variable with a bad value, each in one line', async () => {
    expect(Object.keys(badValues).toSorted()).toEqual(configurationVariables.toSorted());
    const lines = await refusal(badValues);
    expect(lines.map((line) => line.split(' ')[0]).toSorted()).toEqual(Object.keys(badValues).toSorted());
  });

  test.each([
    { says: 'PORT must be a whole number from 1 to 65535', environment: { PORT: '70000' } },
    {
      says: 'BANK_API_KEY is required in production, which has no sandbox of the bank',
      environment: { ...productionEnvironment, BANK_API_KEY: '' },
    },
    {
      says: "BUREAU_CUSTOMER_NUMBER is the sandbox's, which production refuses",
      environment: { ...productionEnvironment, BUREAU_CUSTOMER_NUMBER: 'sandbox-customer' },
    },
    { says: 'PORTAL_SECRETS is required in production', environment: { ...productionEnvironment, PORTAL_SECRETS: '' } },
    {
      says: 'PORTAL_SECRETS holds a key made for development, which production refuses',
      environment: { ...productionEnvironment, PORTAL_SECRETS: makeSecretText('development-1') },
    },
    {
      says: 'DATABASE_URL names a database that is not available',
      environment: { DATABASE_URL: NOBODY_LISTENS },
    },
  ])('says in one line: $says', async ({ says, environment }) => {
    expect(await refusal(environment)).toEqual([says]);
  });

  test('says in one line that its database does not answer', async () => {
    // As one behind a firewall that drops what it does not let through.
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const environment = { DATABASE_URL: `postgres://portal:secret@127.0.0.1:${port}/portal` };
    expect(await refusal(environment)).toEqual(['DATABASE_URL names a database that is not available']);
  });

  test('says in one line that it may not make the tables it needs', async () => {
    expect(await refusal({ DATA_DIR: await newFolder(), PORTAL_MIGRATE: 'off' })).toEqual([
      expect.stringMatching(/^The database lacks tables of this version: .* PORTAL_MIGRATE=on/u),
    ]);
  });

  test('says in one line that its data folder is a file', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: file })).toEqual([expect.stringMatching(/^DATA_DIR cannot be used: \w+$/u)]);
  });

  test.skipIf(!existsSync('/proc/self'))('says in one line that its data folder cannot be made', async () => {
    const inProduction = { ...productionEnvironment, DATA_DIR: '/proc/portal' };
    for (const environment of [{ DATA_DIR: '/proc/portal' }, inProduction])
      expect(await refusal(environment)).toEqual(['DATA_DIR cannot be used: ENOENT']);
  });

  test('says in one line that its address is not one of this machine', async () => {
    const lines = await refusal({ HOST: '192.0.2.1', DATA_DIR: await newFolder() });
    expect(lines).toEqual(['HOST is not an address of this machine']);
  });
});

describe('beside a server that runs', { timeout: MINUTE_MS * 4 }, () => {
  let running: ServerProcess;
  let port: string;
  let sandboxPort: string;
  let dataDir: string;
  beforeAll(async () => {
    port = String(await freePort());
    sandboxPort = String(await freePort());
    dataDir = await newFolder();
    running = startServerProcess({ PORT: port, BANK_SANDBOX_PORT: sandboxPort, DATA_DIR: dataDir });
    await running.ready();
  }, MINUTE_MS * 3);
  afterAll(() => running.end('SIGTERM'));

  test('a second one on the same data folder says so in one line', async () => {
    expect(await refusal({ DATA_DIR: dataDir })).toEqual([
      `DATA_DIR: The data folder ${dataDir} is in use by another process`,
    ]);
    expect(await statusOf(`${running.origin}/readyz`)).toBe(200);
  });

  test('its bank is the sandbox, and it says who can log in there', () => {
    expect(running.output.stdout).toMatch(/^Bank +http:\/\/localhost:\d+ \(sandbox; password demo/mu);
    expect(running.output.stdout).toMatch(/users +steady, seasonal/u);
  });

  test('a second one whose sandbox finds its port taken says so in one line', async () => {
    const lines = await refusal({ BANK_SANDBOX_PORT: port, DATA_DIR: await newFolder() });
    expect(lines).toEqual(['BANK_SANDBOX_PORT is in use by another program']);
  });

  test('a second one on the same port says so in one line', async () => {
    const lines = await refusal({ PORT: port, BANK_SANDBOX_PORT: sandboxPort, DATA_DIR: await newFolder() });
    expect(lines).toEqual(['PORT is in use by another program']);
    expect(await statusOf(`${running.origin}/readyz`)).toBe(200);
  });

  test.each([
    ['METRICS_PORT is in use by another program', {}],
    ['METRICS_HOST is not an address of this machine', { METRICS_HOST: '192.0.2.1' }],
  ])('one that cannot answer for metrics says which setting it is: %s', async (line, settings) => {
    const own = { PORT: String(await freePort()), DATA_DIR: await newFolder() };
    expect(await refusal({ ...own, BANK_SANDBOX_PORT: '0', METRICS_PORT: port, ...settings })).toEqual([line]);
  });
});

test('production has no inbox and no clock to be moved', { timeout: MINUTE_MS * 4 }, async () => {
  const server = startServerProcess({
    ...productionEnvironment,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: await newFolder(),
  });
  await server.ready();
  const clock = await fetch(`${server.origin}/dev/clock`, { method: 'POST' });
  expect(clock.status).toBe(404);
  expect(await statusOf(`${server.origin}/dev/inbox.json`)).toBe(404);
  // A path without a file belongs to the portal, if it is built; never to the inbox.
  const page = await (await fetch(`${server.origin}/dev/inbox`)).text();
  expect(page).not.toMatch(/inbox/iu);
  expect(server.output.stdout).not.toMatch(/^Inbox|^Log in as|sandbox/imu);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
});
