import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, SECOND_MS } from '@portal/contract/constants';
import { withdrawApplication } from '@portal/contract/operations/application';
import { closeApplication, listContacts } from '@portal/contract/operations/staff';
import { prepare, reach, structureOf } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { addRuling } from '../../../../test/statement-rows.ts';
import { storeStatementFile, submitAs } from '../../../../test/submitted-application.ts';
import { openBrowser, signUp, submitLead, type TestBrowser } from '../../../../test/test-browser.ts';
import { saveReadConnection } from '../../../../test/database/read-connection.ts';
import { runJob } from '../../../../test/run-job.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { unusedTables } from '../../../../test/database/unused-tables.ts';
import { retentionClasses } from '../../../platform/database/retention-classes.ts';

const DAY_SECONDS = DAY_MS / SECOND_MS;
/** Short periods of different lengths, so that the clock passes them one after the other. */
const periods = {
  RETENTION_UNFINISHED_DAYS: '10',
  RETENTION_DECLINED_DAYS: '20',
  RETENTION_FUNDED_DAYS: '40',
  RETENTION_BANK_DATA_DAYS: '30',
  RETENTION_LEAD_DAYS: '15',
  RETENTION_REFERRAL_DAYS: '15',
  RETENTION_ACCOUNT_DAYS: '50',
  RETENTION_CONSENT_DAYS: '60',
  RETENTION_AUDIT_DAYS: '70',
};

describe.each(ordinaryDatabases())('retention on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: periods });
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  const passDays = (days: number) => server.clock.advance(days * DAY_SECONDS);

  /** Runs twice concurrently and once more, as a job may. */
  async function eraseAll(): Promise<void> {
    const erase = () => runJob(server.context, 'erase-past-retention');
    await Promise.all([erase(), erase()]);
    await erase();
    await runJob(server.context, 'sweep-files');
  }

  const has = async (table: string, column: string, value: string) => {
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
      server.context.database.query,
    );
    return rows.length > 0;
  };

  function endConnection(applicationId: string, loginSealed: string | null = null): Promise<string> {
    return saveReadConnection(server, applicationId, {
      login_sealed: loginSealed,
      ended_at: server.clock.now(),
      ended_because: 'applicationClosed',
    });
  }
  const hasRuling = (applicationId: string) => has('revenue_ruling', 'application_id', applicationId);
  const hasFile = async (key: string) => (await server.context.files.findKeyId(key)) !== undefined;

  test('every table has a retention class, and every class a table', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.context.database.query);
    const known = Object.keys(retentionClasses);
    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => !name.includes('migration') && !(name in unusedTables))
        .toSorted(),
    ).toEqual(known.toSorted());
    const used = new Set<string>(Object.values(retentionClasses).flatMap((classes) => classes ?? []));
    expect([...used].toSorted()).toEqual(Object.keys(server.context.config.retentionDays).toSorted());
  });

  test('applications are erased with their files once their retention period is over, and not before', async () => {
    const unfinishedEmail = `${randomUUID()}@example.ca`;
    const { browser } = await signUp(server, unfinishedEmail);
    const unfinished = await prepare(browser);
    await reach(server, browser, unfinished, 'review', structureOf('Left Foods inc.'));
    await browser.call(withdrawApplication, { params: { applicationId: unfinished } });
    const [declined, funded, open] = [
      await submitAs(server, 'Tremblay'),
      await submitAs(server, 'Tremblay'),
      await submitAs(server, 'Tremblay'),
    ];
    for (const [{ applicationId }, outcome] of [
      [declined, 'declined'],
      [funded, 'funded'],
    ] as const) {
      const closed = await staff.call(closeApplication, { params: { applicationId }, body: { outcome } });
      expect(closed.status).toBe(200);
    }
    const ids = {
      unfinished,
      declined: declined.applicationId,
      funded: funded.applicationId,
      open: open.applicationId,
    };
    const keys = {
      unfinished: await storeStatementFile(server, ids.unfinished),
      declined: await storeStatementFile(server, ids.declined),
      funded: await storeStatementFile(server, ids.funded),
      open: await storeStatementFile(server, ids.open),
    };
    const left = async () => {
      const remaining: string[] = [];
      for (const name of ['unfinished', 'declined', 'funded', 'open'] as const) {
        const isThere = await has('application', 'id', ids[name]);
        expect([name, await hasFile(keys[name])]).toEqual([name, isThere]);
        if (isThere) remaining.push(name);
      }
      return remaining;
    };

    passDays(9);
    await eraseAll();
    expect(await left()).toEqual(['unfinished', 'declined', 'funded', 'open']);
    passDays(1);
    await eraseAll();
    expect(await left()).toEqual(['declined', 'funded', 'open']);
    passDays(9);
    await eraseAll();
    expect(await left()).toEqual(['declined', 'funded', 'open']);
    passDays(1);
    await eraseAll();
    expect(await left()).toEqual(['funded', 'open']);
    passDays(19);
    await eraseAll();
    expect(await left()).toEqual(['funded', 'open']);
    passDays(1);
    await eraseAll();
    expect(await left()).toEqual(['open']);
    const tables = ['application_event', 'statement_file', 'credit_inquiry', 'application_check'];
    for (const table of tables) expect(await has(table, 'application_id', ids.funded)).toBe(false);

    // Empty accounts are erased, too; what remains identifies no one.
    expect(await has('customer', 'email_folded', unfinishedEmail)).toBe(true);
    passDays(10);
    await eraseAll();
    expect(await has('customer', 'email_folded', unfinishedEmail)).toBe(false);
    expect(await has('consent', 'email_folded', unfinishedEmail)).toBe(false);
    expect(await has('consent', 'customer_id', funded.customerId)).toBe(true);
    expect(await has('business', 'customer_id', funded.customerId)).toBe(false);
    const stays = await server.context.database.query
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', funded.customerId)
      .executeTakeFirstOrThrow();
    expect(stays).toMatchObject({ email: 'erased', email_folded: 'erased', first_name_sealed: null, contact_id: null });
    expect(await has('customer', 'email_folded', open.email)).toBe(true);
    passDays(59);
    await eraseAll();
    expect(await has('consent', 'customer_id', funded.customerId)).toBe(true);
    passDays(1);
    await eraseAll();
    expect(await has('consent', 'customer_id', funded.customerId)).toBe(false);
    expect(await left()).toEqual(['open']);
  });

  test('an application is not erased until the bank provider has deleted the login', async () => {
    const { applicationId } = await submitAs(server, 'Tremblay');
    await staff.call(closeApplication, { params: { applicationId }, body: { outcome: 'declined' } });
    const { database, vault } = server.context;
    const id = await endConnection(applicationId, vault.seal('login', 'bank.login'));
    passDays(31);
    await eraseAll();
    expect(await has('application', 'id', applicationId)).toBe(true);
    expect(await has('bank_connection', 'id', id)).toBe(true);
    await database.query.updateTable('bank_connection').set({ login_sealed: null }).where('id', '=', id).execute();
    await eraseAll();
    expect(await has('application', 'id', applicationId)).toBe(false);
    expect(await has('bank_connection', 'id', id)).toBe(false);
  });

  test('bank data is erased before its application, and never while that is open', async () => {
    const closed = await submitAs(server, 'Tremblay');
    const open = await submitAs(server, 'Tremblay');
    const ofClosed = await endConnection(closed.applicationId);
    const ofOpen = await endConnection(open.applicationId);
    await addRuling(server, closed.applicationId);
    await addRuling(server, open.applicationId);
    await staff.call(closeApplication, {
      params: { applicationId: closed.applicationId },
      body: { outcome: 'funded' },
    });
    const bankData = async () => [
      [await has('bank_connection', 'id', ofClosed), await has('bank_connection', 'id', ofOpen)],
      [await hasRuling(closed.applicationId), await hasRuling(open.applicationId)],
    ];
    passDays(29);
    await eraseAll();
    expect(await bankData()).toEqual([
      [true, true],
      [true, true],
    ]);
    passDays(1);
    await eraseAll();
    expect(await bankData()).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(await has('application', 'id', closed.applicationId)).toBe(true);
  });

  test('leads lose their address, and audit entries are erased after their own period', async () => {
    const { database } = server.context;
    const email = `${randomUUID()}@example.ca`;
    await submitLead(server, email, '203.0.113.9');
    await staff.call(listContacts, { query: { email } });
    const entries = async () => {
      const { rows } = await sql`select from audit_entry where operation = 'Staff_ListContacts'`.execute(
        database.query,
      );
      return rows.length;
    };
    passDays(14);
    await eraseAll();
    expect([await has('lead', 'email_folded', email), await has('consent', 'email_folded', email)]).toEqual([
      true,
      true,
    ]);
    passDays(1);
    await eraseAll();
    expect([await has('lead', 'email_folded', email), await has('consent', 'email_folded', email)]).toEqual([
      false,
      false,
    ]);
    expect(await has('consent', 'client_address', '203.0.113.9')).toBe(false);
    passDays(54);
    await eraseAll();
    expect(await entries()).toBe(1);
    passDays(1);
    await eraseAll();
    expect(await entries()).toBe(0);
  });

  test('one run erases more than a batch', async () => {
    const { database, random, clock } = server.context;
    const at = clock.now();
    const rows = Array.from({ length: 250 }, (_, index) => ({
      id: random.uuid(),
      email: `many-${String(index)}@example.ca`,
      email_folded: `many-${String(index)}@example.ca`,
      language: 'en' as const,
      months_in_business: 1,
      annual_revenue: 1,
      reasons: [],
      created_at: at,
    }));
    await database.query.insertInto('lead').values(rows).execute();
    passDays(15);
    await eraseAll();
    const { rows: left } = await sql`select from lead`.execute(database.query);
    expect(left).toHaveLength(0);
  });
});
