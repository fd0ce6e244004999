import pg from 'pg';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { searchAudit } from '@portal/contract/operations/staff/oversight';
import { expect, onTestFinished, test } from 'vitest';
import { sayUntried } from '../processes/programs.ts';
import { runJob } from '../run-job.ts';
import { submitAs } from '../submitted-application.ts';
import { openTestServer } from '../test-context.ts';
import { openPerson } from '../test-people.ts';
import { startPlanLog, tablesLookedThrough } from './logged-plans.ts';
import { findPostgresPrograms } from './postgres-cluster.ts';

const isFull = process.env.TEST_FULL === '1';
/** The audit trail of about 300,000 applications. */
const ENTRIES = 10_000_000;
/** Entries older than their retention period. */
const DUE = 200_000;
/** Entries of a person who left, all in the first tenth of the trail. */
const OF_PERSON_WHO_LEFT = 1_000_000;
/**
 * A batch of a hundred reads a few blocks, and planning it reads fewer than a hundred. Starting each batch from the
 * oldest entry would take five blocks per entry.
 */
const MOST_BLOCKS_PER_ENTRY = 1.5;

const programs = await findPostgresPrograms();
if (programs === undefined) sayUntried('an audit trail that has grown', 'PostgreSQL is not installed');

/** Entries of two people who used different operations, with ids in the order of time. */
const fill = (first: number, from: string, step: string) => `
  insert into audit_entry (id, person_id, operation, row_id, request_id, status, at)
  select ('00000000-0000-7000-8000-' || lpad(to_hex(n + ${String(first)}), 12, '0'))::uuid,
    case when is_left then $1::uuid else $2::uuid end,
    case when is_left then 'Staff_Was' else 'Staff_Is' end || chr(65 + n % 3),
    gen_random_uuid(), 'request', 200, ${from} + n * ${step}
  from generate_series(1, $3::integer) as n, lateral (select n <= ${String(OF_PERSON_WHO_LEFT)} as is_left) as who`;

test.skipIf(!isFull || programs === undefined)(
  'ten million audit entries are searched by index, and erased in batches of the same cost, whose space is used again',
  { timeout: 40 * MINUTE_MS },
  async () => {
    const log = await startPlanLog(programs ?? '');
    onTestFinished(() => log.stop());
    await log.set('autovacuum', 'off');
    await log.cluster.execute('create database grown');
    const server = await openTestServer('postgres', { databaseUrl: log.cluster.urlOf('grown') });
    const [left, auditor] = [await openPerson(server, 'accountManager'), await openPerson(server, 'auditor')];
    const { applicationId } = await submitAs(server, 'Found');

    const client = new pg.Client({ connectionString: log.cluster.urlOf('grown') });
    await client.connect();
    onTestFinished(() => client.end());
    const numberOf = async (select: string) => Number((await client.query<{ is: string }>(select)).rows[0]?.is);
    const { retentionDays } = server.context.config;
    const before = new Date(server.clock.now().getTime() - retentionDays.audit * DAY_MS).toISOString();
    const spread = (retentionDays.audit * DAY_MS) / SECOND_MS / ENTRIES;
    await client.query('set session_replication_role = replica');
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'audit_entry'::regclass and not indisunique`);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const step = `interval '${String(spread)} seconds'`;
    await client.query(fill(0, `timestamptz '${before}' - ${String(DUE)} * ${step}`, step), [
      left.personId,
      auditor.personId,
      ENTRIES,
    ]);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum (analyze) audit_entry');

    await log.record(true);
    const day = before.slice(0, 10);
    for (const query of [
      {},
      { personId: left.personId },
      { personId: left.personId, operation: 'Staff_WasA' },
      { operation: 'Staff_WasB' },
      { customerId: applicationId },
      { from: day },
      { to: day },
      { personId: left.personId, to: day },
    ]) {
      const first = await auditor.browser.call(searchAudit, { query });
      expect([query, first.status]).toEqual([query, 200]);
      const { next } = first.body;
      if (next !== null)
        expect((await auditor.browser.call(searchAudit, { query: { ...query, after: next } })).status).toBe(200);
    }
    await log.record(false);
    const plans = (await log.take()).filter(({ statement }) => statement.includes('from audit_entry as entry'));
    expect(plans.length).toBeGreaterThan(10);
    const slow = plans.filter(({ plan }) => tablesLookedThrough(plan).includes('audit_entry'));
    expect(slow).toEqual([]);

    const size = await numberOf(`select pg_relation_size('audit_entry') as is`);
    const due = await numberOf(`select count(*) as is from audit_entry where at <= '${before}'`);
    expect(due).toBe(DUE);
    await client.query('select pg_stat_reset()');
    await runJob(server.context, 'erase-past-retention');
    expect(await numberOf(`select count(*) as is from audit_entry where at <= '${before}'`)).toBe(0);
    // A connection publishes its statistics when it ends.
    await server.close();
    const blocks = await numberOf(`select idx_blks_read + idx_blks_hit as is from pg_statio_user_indexes
      where indexrelname = 'audit_entry_at'`);
    expect(blocks / DUE).toBeLessThan(MOST_BLOCKS_PER_ENTRY);

    await client.query('vacuum audit_entry');
    await client.query(fill(ENTRIES, 'now()', step), [left.personId, auditor.personId, DUE]);
    expect(await numberOf(`select pg_relation_size('audit_entry') as is`)).toBeLessThanOrEqual(size);
  },
);
