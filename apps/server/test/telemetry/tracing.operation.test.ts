import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@portal/contract/constants';
import { findAddresses } from '@portal/contract/operations/address';
import { getApplication, startApplication } from '@portal/contract/operations/application';
import { confirmBankConnection, getBankConnection } from '@portal/contract/operations/revenue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInAtBank, openBank } from '../outside/bank-control.ts';
import { formsOf } from '../attempts/canary.ts';
import { goingOn } from '../crash/writes.ts';
import { createPostgresDatabase, ordinaryDatabases } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { openMailServer } from '../outside/mail-server.ts';
import { type RemoteBrowser, signUpRemotely } from '../remote-browser.ts';
import { ofProcesses, type ServerProcess, startServerProcess } from '../processes/server-process.ts';
import { openCollector, type SentSpan } from './collector.ts';

const EMAIL = 'canary.tracing@person.example';
const TYPED = 'Canary Crescent';
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT_ID = '00f067aa0ba902b7';
const fromProxy = { traceparent: `00-${TRACE_ID}-${PARENT_ID}-01` };
const POLL = { timeout: 2 * MINUTE_MS, interval: 100 };

async function openAddresses() {
  const parents: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    parents.push(request.headers.traceparent?.toString());
    response.setHeader('content-type', 'application/json').end('{"type":"FeatureCollection","features":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`, parents, server };
}

describe('server traces', ofProcesses, () => {
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let addresses: Awaited<ReturnType<typeof openAddresses>>;
  let server: ServerProcess;
  let browser: RemoteBrowser;
  let loginId: string;
  let applicationId: string;
  let secrets: string[];
  const atEnd: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    [collector, addresses] = [await openCollector(), await openAddresses()];
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-traces-'));
    const database = ordinaryDatabases().includes('postgres') ? await createPostgresDatabase() : undefined;
    const mails = await openMailServer();
    const { bank, settings } = await openBank();
    server = startServerProcess({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ...(database && { DATABASE_URL: database.url }),
      SMTP_URL: `smtp://127.0.0.1:${String(mails.port)}`,
      TRUST_PROXY: 'loopback',
      ADDRESS_PROVIDER: 'photon',
      ADDRESS_URL: addresses.url,
      ...settings,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=collector-secret',
      OTEL_SERVICE_NAME: 'portal-tried',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
    });
    atEnd.push(
      () => server.end('SIGKILL'),
      () => database?.drop() ?? Promise.resolve(),
      () => bank.close(),
      () => mails.stop(),
      () => collector.close(),
      () => new Promise((resolve) => addresses.server.close(resolve)),
      () => rm(dataDir, { recursive: true, force: true }),
    );
    await server.ready();
    browser = await signUpRemotely(server.origin, EMAIL, (to) => {
      const text = mails.mails.findLast((mail) => [mail.to].flat()[0]?.text === to)?.text;
      return Promise.resolve(text === undefined ? undefined : { text });
    });
    let application = await browser.call(startApplication, { body: { businessId: null } });
    ({ applicationId } = application);
    while (application.applicationStep !== 'revenue') application = await goingOn(application).send(browser);
    ({ loginId } = await logInAtBank(bank.url, 'steady-tracing', applicationId));
    const whole = await browser.call(getApplication, { params: { applicationId } });
    secrets = [EMAIL, TYPED, loginId, 'collector-secret', ...typedTexts(whole)];
  }, 5 * MINUTE_MS);
  afterAll(async () => {
    for (const end of atEnd) await end();
  });

  const spansOf = (traceId: string) => collector.spans().filter((span) => span.traceId === traceId);
  const named = (spans: readonly SentSpan[], name: string) => spans.find((span) => span.name === name);

  test('a call, its bank requests, its statements and its job form one trace, started by a proxy', async () => {
    const params = { applicationId };
    await browser.call(confirmBankConnection, { params, headers: fromProxy, body: { loginId } });
    const isRead = () =>
      named(spansOf(TRACE_ID), 'bank readAccounts') && named(spansOf(TRACE_ID), 'job read-bank-accounts');
    await expect.poll(isRead, POLL).toBeDefined();
    const spans = spansOf(TRACE_ID);
    const call = named(spans, `POST ${confirmBankConnection.path.replaceAll(/\{(\w+)\}/gu, ':$1')}`);
    expect(call).toMatchObject({
      parentSpanId: PARENT_ID,
      kind: 2,
      attributes: {
        'http.request.method': 'POST',
        'http.response.status_code': 200,
        'portal.operation': 'Revenue_ConfirmBankConnection',
      },
    });
    expect(named(spans, 'bank confirmLogin')).toMatchObject({ parentSpanId: call?.spanId, kind: 3 });
    const kept = spans.filter(({ name }) => /^(?:INSERT|UPDATE) bank_connection$/u.test(name));
    const ofCall = kept.find(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(ofCall).toMatchObject({
      kind: 3,
      attributes: { 'db.system.name': ordinaryDatabases().at(-1) === 'postgres' ? 'postgresql' : 'pglite' },
    });
    const job = named(spans, 'job read-bank-accounts');
    expect(job).toMatchObject({ parentSpanId: call?.spanId, kind: 5 });
    expect(named(spans, 'bank readAccounts')).toMatchObject({ parentSpanId: job?.spanId, kind: 3 });
    const ids = new Set([PARENT_ID, ...spans.map(({ spanId }) => spanId)]);
    expect(spans.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? ''))).toEqual([]);
    const { connection } = await browser.call(getBankConnection, { params });
    expect(connection?.accounts.length).toBeGreaterThan(0);
  });

  test('another service continues the trace, whose id is in the log and the problem response', async () => {
    const traceId = TRACE_ID.replace('4bf', '5bf');
    const headers = { traceparent: `00-${traceId}-${PARENT_ID}-01` };
    await browser.call(findAddresses, { headers, body: { text: TYPED, language: 'en' } });
    await expect.poll(() => named(spansOf(traceId), 'addresses find'), POLL).toBeDefined();
    const asked = named(spansOf(traceId), 'addresses find');
    expect(addresses.parents).toContain(`00-${traceId}-${asked?.spanId ?? ''}-01`);
    await expect.poll(() => server.output.stdout, POLL).toContain(`"traceId":"${traceId}"`);

    const refused = await fetch(`${server.origin}/api/applications?x=${encodeURIComponent(TYPED)}`);
    const { traceId: ofProblem } = (await refused.json()) as { traceId: string };
    await expect.poll(() => spansOf(ofProblem), POLL).toHaveLength(1);
    expect(spansOf(ofProblem)[0]).toMatchObject({
      name: 'GET /api/applications',
      attributes: { 'http.response.status_code': 401 },
    });
  });

  test('a mail is sent in the trace of the request that caused it', async () => {
    await expect.poll(() => named(collector.spans(), 'mail send'), POLL).toBeDefined();
    const mail = named(collector.spans(), 'mail send');
    const spans = spansOf(mail?.traceId ?? '');
    expect(named(spans, 'job send-mail')?.spanId).toBe(mail?.parentSpanId);
    expect(spans.some(({ kind, name }) => kind === 2 && name.startsWith('POST /api/'))).toBe(true);
  });

  test('no personal data is exported, no probe is traced, and the remaining spans are sent at shutdown', async () => {
    expect(await fetch(`${server.origin}/readyz`).then(({ status }) => status)).toBe(200);
    const last = await fetch(`${server.origin}/api/applications`);
    const { traceId } = (await last.json()) as { traceId: string };
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(spansOf(traceId)).toHaveLength(1);

    expect(collector.keys()).toEqual(new Set(['collector-secret']));
    expect(collector.resource()).toMatchObject({
      'service.name': 'portal-tried',
      'deployment.environment.name': 'trial',
    });
    expect(collector.spans().filter(({ name }) => /readyz|healthz|leavez/u.test(name))).toEqual([]);
    const bytes = collector.bytes();
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => formsOf(secret).some((form) => bytes.includes(form)))).toEqual([]);
    expect(bytes).not.toMatch(/\$1|select |127\.0\.0\.1/u);
  });
});

function typedTexts(value: unknown): string[] {
  if (typeof value === 'string') return /[A-Z].{7,}/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(typedTexts) : [];
}
