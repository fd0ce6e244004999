import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestLogin } from '@portal/contract/operations/auth';
import { createWebhook } from '@portal/contract/operations/staff';
import { searchAudit } from '@portal/contract/operations/staff/oversight';
import { getSystem, retryJobs } from '@portal/contract/operations/staff/system';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { bodyOf, openBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openPerson, type SignedInPerson } from '../../../../test/test-people.ts';
import { submitAs } from '../../../../test/submitted-application.ts';
import { WAIT } from '../../../../test/wait.ts';
import { watchCall } from '../../../platform/telemetry/outside-calls.ts';
import { PORTAL_VERSION } from '../../../platform/version.ts';

const HOUR_MS = 3_600_000;

describe.each(ordinaryDatabases())('the state of the system on %s', (kind) => {
  let server: TestServer;
  let administrator: SignedInPerson;

  beforeAll(async () => {
    server = await openTestServer(kind, { hasMetrics: true });
    administrator = await openPerson(server, 'administrator');
  });
  afterAll(() => server.close());

  const read = async () => bodyOf(await administrator.browser.call(getSystem));
  const run = (sql: string) => server.context.database.executeSql(sql);
  const retry = async (job: string) => bodyOf(await administrator.browser.call(retryJobs, { params: { job } })).jobs;

  async function recordRun(kindOfRun: 'backup' | 'trial', hoursAgo: number, error: string | null = null, lastsMs = 0) {
    const startedAt = new Date(server.clock.now().getTime() - hoursAgo * HOUR_MS);
    const endedAt = new Date(startedAt.getTime() + lastsMs);
    const sizes = { database_bytes: 2_000_000, files_bytes: 5_000_000_000, row_count: 812 };
    await server.context.database.query
      .insertInto('backup_run')
      .values({ kind: kindOfRun, started_at: startedAt, ended_at: endedAt, error, ...sizes })
      .execute();
    return startedAt.toISOString();
  }

  it('is fine on a new server, apart from backups, which were never made', async () => {
    const { process: own, migrations, files, certificates, services, ...parts } = await read();
    expect(own).toMatchObject({ version: PORTAL_VERSION, readAt: server.clock.now().toISOString() });
    expect(migrations).toMatchObject({ state: 'fine', reason: 'complete' });
    expect(migrations?.applied).toBe(migrations?.expected);
    expect(files).toMatchObject({ store: 'disk', freeBytes: expect.any(Number) as number });
    expect(certificates).toMatchObject({ state: 'fine', reason: 'notHttps', addresses: [{ endsAt: null }] });
    expect(services?.services.map(({ service }) => service)).toEqual(['mail', 'bank', 'bureau', 'addresses', 'files']);
    expect(parts).toMatchObject({
      backup: { state: 'broken', reason: 'never', last: null, lastGoodAt: null },
      trial: { state: 'attention', reason: 'never', last: null, lastGoodAt: null },
      jobs: { state: 'fine', reason: 'good' },
      mails: { state: 'fine', reason: 'good', late: 0, failed: 0, newest: [] },
      webhooks: { state: 'fine', reason: 'good', waiting: 0, givenUp: 0 },
      reading: { state: 'fine', reason: 'good', waiting: 0, running: 0, late: 0 },
    });
  });

  it('shows emails that are late or failed by kind and time only, and sends them again', async () => {
    const send = vi.spyOn(server.inbox, 'send').mockRejectedValue(new Error('no connection'));
    const body = { email: 'canary@bakery.example.ca', rememberMe: false, language: 'en' } as const;
    await openBrowser(server).call(requestLogin, { body });
    const waitFor = (state: string) =>
      vi.waitFor(async () => {
        const { rows } = await run(
          `select state::text from pgboss.job where name = 'send-mail' and state <> 'completed'`,
        );
        expect(rows).toEqual([{ state }]);
      }, WAIT);
    await waitFor('retry');
    await run(`update pgboss.job set created_on = created_on - interval '1 hour', start_after = now() + interval '1 hour'
      where name = 'send-mail' and state = 'retry'`);
    expect((await read()).mails).toMatchObject({ state: 'attention', reason: 'late', late: 1, failed: 0 });

    await run(`update pgboss.job set retry_limit = 0 where name = 'send-mail' and state = 'retry'`);
    await run(`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'`);
    await waitFor('failed');
    const { mails } = await read();
    expect(mails).toMatchObject({ state: 'broken', reason: 'failed', late: 0, failed: 1 });
    expect(mails?.newest).toEqual([
      {
        template: 'noAccount',
        state: 'failed',
        queuedAt: expect.any(String) as string,
        tries: expect.any(Number) as number,
      },
    ]);
    expect(JSON.stringify(mails)).not.toContain('canary');

    send.mockRestore();
    expect(await retry('send-mail')).toBe(1);
    await server.inbox.waitFor('canary@bakery.example.ca');
    await vi.waitFor(async () => expect((await read()).mails).toMatchObject({ state: 'fine', newest: [] }), WAIT);
    expect(await retry('send-mail')).toBe(0);

    const query = { operation: 'Staff_RetryJobs' };
    const { entries } = bodyOf(await administrator.browser.call(searchAudit, { query }));
    expect(entries).toMatchObject([{ rowId: null }, { rowId: expect.any(String) as string }, { rowId: null }]);
    const unknown = await administrator.browser.call(retryJobs, { params: { job: 'no-such-job' } });
    expect(unknown.response.statusCode).toBe(404);
  });

  it('says that a webhook’s deliveries are refused', async () => {
    await administrator.browser.call(createWebhook, { body: { url: 'http://127.0.0.1:9/in' } });
    await submitAs(server, 'Bouchard');
    await vi.waitFor(
      async () => expect((await read()).webhooks).toMatchObject({ state: 'attention', reason: 'waiting' }),
      WAIT,
    );
    await run(`update webhook_delivery set state = 'failed'`);
    expect((await read()).webhooks).toMatchObject({ state: 'broken', reason: 'givenUp' });
  });

  it('shows the one of two restore trials started in the same second that ended last', async () => {
    await recordRun('trial', 100, null, 500);
    await recordRun('trial', 100, 'find', 100);
    expect((await read()).trial).toMatchObject({ last: { error: null } });
    await recordRun('trial', 99, 'find', 100);
    await recordRun('trial', 99, null, 500);
    expect((await read()).trial).toMatchObject({ last: { error: null } });
  });

  it('shows the last backup and the last restore trial', async () => {
    const early = await recordRun('backup', 50);
    expect((await read()).backup).toMatchObject({ state: 'broken', reason: 'late', lastGoodAt: early });
    const last = await recordRun('backup', 2);
    await recordRun('trial', 24);
    expect(await read()).toMatchObject({
      backup: {
        state: 'fine',
        reason: 'good',
        lastGoodAt: last,
        last: { error: null, databaseBytes: 2_000_000, filesBytes: 5_000_000_000, rows: 812 },
      },
      trial: { state: 'fine', reason: 'good' },
    });
    const goodSince = `portal_last_good_backup_timestamp_seconds{run="backup"} ${String(Date.parse(last) / 1000)}`;
    expect(await server.metrics?.read()).toContain(goodSince);
    await recordRun('trial', 1, 'compare');
    expect((await read()).trial).toMatchObject({ state: 'broken', reason: 'failed', last: { error: 'compare' } });
  });

  it('says which outside service fails, until it answers again', async () => {
    // Nothing else looks up addresses here: an answer to another caller would end the failures.
    const call = (answer: Promise<unknown>) => watchCall(['addresses', 'find'], () => answer).catch(() => undefined);
    const addresses = async () => (await read()).services?.services.find(({ service }) => service === 'addresses');
    await call(Promise.resolve());
    for (const state of ['attention', 'attention', 'broken']) {
      await call(Promise.reject(Object.assign(new Error('canary'), { code: 'ECONNRESET' })));
      expect(await addresses()).toMatchObject({ state, lastFailure: { code: 'ECONNRESET' } });
    }
    expect((await read()).services).toMatchObject({ state: 'broken', reason: 'failing' });
    await call(Promise.resolve());
    expect(await addresses()).toMatchObject({ state: 'fine', reason: 'good', lastFailure: { code: 'ECONNRESET' } });
  });

  it('counts waiting, late and failed jobs by kind', async () => {
    await server.context.jobs.stop();
    await run(`delete from pgboss.job where state <> 'completed'`);
    await run(`insert into pgboss.job (name, state, start_after) values
      ('remind-customers', 'failed', now()), ('remind-customers', 'created', now() + interval '1 hour'),
      ('sweep-files', 'retry', now() + interval '1 hour'), ('end-bank-access', 'created', now() + interval '1 hour'),
      ('read-statement', 'retry', now() + interval '1 hour')`);
    await run(
      `update pgboss.job set created_on = now() - interval '1 day' where name in ('sweep-files', 'read-statement')`,
    );
    const { jobs, reading } = await read();
    expect(jobs).toEqual({
      state: 'broken',
      reason: 'failed',
      kinds: [
        { job: 'remind-customers', waiting: 1, late: 0, failed: 1 },
        { job: 'read-statement', waiting: 1, late: 1, failed: 0 },
        { job: 'sweep-files', waiting: 1, late: 1, failed: 0 },
        { job: 'end-bank-access', waiting: 1, late: 0, failed: 0 },
      ],
    });
    expect(reading).toMatchObject({ state: 'attention', reason: 'late', waiting: 1, late: 1 });
  });

  it('says that a migration is missing, and shows the other parts if one cannot be read', async () => {
    await run('delete from migration where name = (select max(name) from migration)');
    await run('alter table backup_run rename to lost');
    const { migrations, backup, trial, webhooks } = await read();
    expect(migrations).toMatchObject({ state: 'broken', reason: 'missing' });
    expect((migrations?.expected ?? 0) - (migrations?.applied ?? 0)).toBe(1);
    expect([backup, trial]).toEqual([null, null]);
    expect(webhooks).toMatchObject({ reason: 'givenUp' });
  });
});
