import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../src/modules/index.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { BATCH } from '../../src/platform/batches.ts';
import { startNew } from '../application-journey.ts';
import { ordinaryDatabases } from './databases.ts';
import { runJob } from '../run-job.ts';
import { signUp } from '../test-browser.ts';
import { openTestServer, type TestServer } from '../test-context.ts';

/** Rows per table: a statement without batches would change this many. */
const DUE = 12 * BATCH;
/** A batch may also delete other rows, such as the tokens of its sessions. */
const MOST_ROWS_OF_A_STATEMENT = 2 * BATCH;
const YEAR = '2015';

interface Parents {
  at: Date;
  application: string;
  customer: string;
}

const id = sql`gen_random_uuid()`;
const text = (prefix: string) => sql`${prefix}::text || n`;

const due: Partial<Record<keyof Schema, (parents: Parents) => Record<string, RawBuilder<unknown>>>> = {
  sent_mail: ({ at }) => ({ message_id: text('<due'), sent_at: sql`${at}` }),
  idempotency_key: ({ at, customer }) => ({
    customer_id: sql`${customer}::uuid`,
    key: text('due-'),
    operation: sql`'Application_SubmitApplication'`,
    request_hash: sql`''`,
    answer_sealed: sql`''`,
    created_at: sql`${at}`,
  }),
  download_ticket: ({ at, customer, application }) => ({
    ticket_hash: text('due'),
    customer_id: sql`${customer}::uuid`,
    application_id: sql`${application}::uuid`,
    language: sql`'en'`,
    expires_at: sql`${at}`,
  }),
  webhook_delivery: ({ at, application }) => ({
    endpoint_id: sql`(select id from webhook_endpoint limit 1)`,
    event_id: id,
    application_id: sql`${application}::uuid`,
    state: sql`'delivered'`,
    next_try_at: sql`${at}`,
    delivered_at: sql`${at}`,
  }),
  reading_time: ({ at }) => ({
    customer_id: sql`(select id from customer where email = 'due' || n)`,
    counted_from: sql`${at}`,
    worked_ms: sql`1`,
  }),
  staff_session: ({ at }) => ({
    id,
    person_id: sql`(select id from staff_person limit 1)`,
    token_hash: text('due'),
    created_at: sql`${at}`,
    last_active_at: sql`${at}`,
    idle_ends_at: sql`${at}`,
    ends_at: sql`${at}`,
  }),
  staff_invitation: ({ at }) => ({
    id,
    person_id: sql`(select id from staff_person limit 1)`,
    token_hash: text('due'),
    created_at: sql`${at}`,
    expires_at: sql`${at}`,
  }),
  staff_sign_in: ({ at }) => ({ browser_hash: text('due'), secrets_sealed: sql`''`, expires_at: sql`${at}` }),
  known_browser: ({ at }) => ({
    id,
    token_hash: text('due'),
    email_folded: text('due'),
    created_at: sql`${at}`,
    last_seen_at: sql`${at}`,
  }),
  verification_request: ({ at }) => ({
    id,
    purpose: sql`'login'`,
    email: text('due'),
    email_folded: text('due'),
    pending_hash: text('due'),
    language: sql`'en'`,
    resend_available_at: sql`${at}`,
    created_at: sql`${at}`,
    expires_at: sql`${at}`,
  }),
  google_sign_in: ({ at }) => ({
    id,
    browser_hash: text('due'),
    state_hash: text('due'),
    nonce_hash: text('due'),
    remember_me: sql`false`,
    language: sql`'en'`,
    created_at: sql`${at}`,
    expires_at: sql`${at}`,
  }),
  rate_event: ({ at }) => ({ id, kind: sql`'sendToAddress'`, subject_hash: text('due'), at: sql`${at}` }),
  call_count: ({ at }) => ({ subject_hash: text('due'), calls: sql`1`, ends_at: sql`${at}` }),
  session: ({ at, customer }) => ({
    id,
    customer_id: sql`${customer}::uuid`,
    remember_me: sql`false`,
    created_at: sql`${at}`,
    last_active_at: sql`${at}`,
    idle_ends_at: sql`${at}`,
    ends_at: sql`${at}`,
  }),
  refresh_token: ({ at }) => ({
    token_hash: text('due'),
    session_id: sql`(select id from session where ended_at is null order by created_at desc limit 1)`,
    created_at: sql`${at}`,
    spent_at: sql`${at}`,
  }),
  audit_entry: ({ at }) => ({ id, operation: sql`'Staff_GetApplication'`, request_id: text('due'), at: sql`${at}` }),
  lead: ({ at }) => ({
    id,
    email: text('due'),
    email_folded: text('due'),
    language: sql`'en'`,
    months_in_business: sql`1`,
    annual_revenue: sql`1`,
    reasons: sql`array['timeInBusiness']`,
    created_at: sql`${at}`,
    announced_at: sql`${at}`,
  }),
  consent: ({ at }) => ({
    id,
    kind: sql`'terms'`,
    text_version: sql`'1'`,
    language: sql`'en'`,
    email_folded: text('due'),
    client_address: sql`''`,
    given_at: sql`${at}`,
  }),
  referral: ({ at }) => ({
    id,
    partner_id: sql`(select id from partner limit 1)`,
    idempotency_key: text('due'),
    request_hash: sql`''`,
    token_hash: text('due'),
    token_sealed: sql`''`,
    shared_fields: sql`'{}'`,
    values_sealed: sql`'due'`,
    created_at: sql`${at}`,
    expires_at: sql`${at}`,
  }),
};

describe.each(ordinaryDatabases())('many due rows, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { STAFF_ADMIN_EMAIL: 'chief@lender.example' } });
  });
  afterAll(() => server.close());

  async function fill(): Promise<void> {
    const { clock, database } = server.context;
    const { browser } = await signUp(server, 'somebody@bakery.example.ca');
    const { applicationId: application } = await startNew(browser);
    const { query } = database;
    const at = new Date(`${YEAR}-03-08T12:00:00.000Z`);
    const { rows } = await sql<{ id: string }>`select id from customer limit 1`.execute(query);
    const parents = { at, application, customer: rows[0]?.id ?? '' };
    const numbers = sql`generate_series(1, ${DUE}::integer) as n`;
    await sql`insert into webhook_endpoint (id, url, secret_sealed, created_at, removed_at)
      values (gen_random_uuid(), 'https://hooks.example', '', ${at}, ${at})`.execute(query);
    await sql`insert into partner (id, name, name_folded, created_at) values (gen_random_uuid(), 'Due', 'due', ${at})`.execute(
      query,
    );
    await sql`insert into staff_person (id, email, email_folded, name_sealed, role, language, created_at)
      values (gen_random_uuid(), 'due@lender.example', 'due@lender.example', '', 'auditor', 'en', ${clock.now()})`.execute(
      query,
    );
    await sql`insert into customer (id, email, email_folded, language, created_at)
      select gen_random_uuid(), 'due' || n, 'due' || n, 'en', ${clock.now()} from ${numbers}`.execute(query);
    for (const [table, columnsOf] of Object.entries(due)) {
      const columns = Object.entries(columnsOf(parents));
      const names = sql.join(columns.map(([name]) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${names})
        select ${sql.join(columns.map(([, value]) => value))} from ${numbers}`.execute(query);
    }
  }

  async function refuseLargeStatements(): Promise<void> {
    const { database } = server.context;
    await database.executeSql(`create function refuse_large_statement() returns trigger language plpgsql as $$
      begin
        if (select count(*) from gone) > ${String(MOST_ROWS_OF_A_STATEMENT)} then
          raise exception 'one statement changed too many rows of %', tg_table_name;
        end if;
        return null;
      end $$`);
    for (const table of Object.keys(due)) {
      for (const event of ['delete', 'update']) {
        await database.executeSql(`create trigger large_${event} after ${event} on ${table}
          referencing old table as gone for each statement execute function refuse_large_statement()`);
      }
    }
  }

  const left = async () => {
    const counts: [string, number][] = [];
    for (const table of Object.keys(due)) {
      const { rows } = await server.context.database.executeSql(
        `select count(*)::int as count from ${table} where ${table}::text like $1`,
        [`%${YEAR}-%`],
      );
      if (rows[0]?.count !== 0) counts.push([table, Number(rows[0]?.count)]);
    }
    return Object.fromEntries(counts);
  };

  test('are erased by jobs in statements of a few rows each', async () => {
    await fill();
    expect(Object.values(await left())).toEqual(Object.keys(due).map(() => DUE));
    await refuseLargeStatements();
    for (const { job } of jobHandlers(server.context))
      if (/^(?:forget|erase|expire)-/u.test(job.name) && job.cron !== undefined) await runJob(server.context, job.name);
    expect(await left()).toEqual({});
  });
});
