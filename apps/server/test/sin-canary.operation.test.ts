import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createCopyTicket,
  getApplication,
  listApplications,
  withdrawApplication,
} from '@portal/contract/operations/application';
import { declineSin, getChecks, getTimeline, giveSin } from '@portal/contract/operations/checks';
import { getCustomer } from '@portal/contract/operations/customer';
import { sql } from 'kysely';
import { availableDatabases } from './databases.ts';
import { submitAs, type Submitted, untilCheck } from './submitted-application.ts';
import { openTestServer, type TestServer } from './test-context.ts';

/** Not a number that anything else could hold by chance. */
const DIGITS = '951357842';
const spaced = '951 357 842';
const dashed = '951-357-842';
const FORMS = [
  DIGITS,
  spaced,
  dashed,
  ...[DIGITS, spaced, dashed].flatMap((form) => [
    Buffer.from(form).toString('base64').replaceAll('=', ''),
    Buffer.from(form).toString('base64url'),
    Buffer.from(form).toString('hex'),
  ]),
];

const hitsIn = (text: string) => FORMS.filter((form) => text.includes(form));

describe.each(availableDatabases())('a canary SIN on %s (quality, A12)', (kind) => {
  let server: TestServer;
  const log: string[] = [];
  const answers: string[] = [];

  beforeAll(async () => {
    server = await openTestServer(kind, {
      environment: { LOG_LEVEL: 'trace' },
      log: { write: (line) => log.push(line) },
    });
  });
  afterAll(() => server.close());

  /** Every row of every table, those of the queue too. */
  async function dump(): Promise<string> {
    const { query } = server.context.database;
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(query);
    const texts: string[] = [];
    for (const { schema, name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select each::text as row from ${sql.id(schema, name)} as each`.execute(query);
      texts.push(...rows.map(({ row }) => row));
    }
    expect(texts.length).toBeGreaterThan(10);
    return texts.join('\n');
  }

  async function readEverything({ browser, applicationId, customerId }: Submitted): Promise<void> {
    const params = { applicationId };
    const results = [
      await browser.call(getApplication, { params }),
      await browser.call(getChecks, { params }),
      await browser.call(getTimeline, { params }),
      await browser.call(createCopyTicket, { params }),
      await browser.call(listApplications),
      await browser.call(getCustomer, { params: { customerId } }),
    ];
    answers.push(...results.map(({ response }) => JSON.stringify([response.headers, response.body])));
  }

  async function give({ browser, applicationId }: Submitted, sin: string): Promise<void> {
    const { response } = await browser.call(giveSin, { params: { applicationId }, body: { sin } });
    answers.push(JSON.stringify([response.headers, response.body]));
  }

  test('is in no log, no dump, no answer and no mail, while it is held and after', async () => {
    const bureau = server.sandboxes.bureau;
    if (!bureau) throw new Error('The bureau has no stand-in');

    const found = await submitAs(server, 'Nohit');
    await untilCheck(server, found, 'personalDetails', 'needsYou');
    await give(found, '951357842x');
    bureau.isAway = true;
    await give(found, dashed);
    await untilCheck(server, found, 'personalDetails', 'running');
    await readEverything(found);
    const held = await server.context.database.query.selectFrom('held_sin').selectAll().execute();
    expect(held).toHaveLength(1);
    expect(hitsIn(await dump())).toEqual([]);
    bureau.isAway = false;
    await untilCheck(server, found, 'personalDetails', 'done');
    await readEverything(found);

    const notFound = await submitAs(server, 'Nowhere');
    await untilCheck(server, notFound, 'personalDetails', 'needsYou');
    await give(notFound, spaced);
    await untilCheck(server, notFound, 'personalDetails', 'handedOver');
    await readEverything(notFound);

    const withdrawn = await submitAs(server, 'Thin');
    await untilCheck(server, withdrawn, 'personalDetails', 'needsYou');
    bureau.isAway = true;
    await give(withdrawn, DIGITS);
    const { browser, applicationId } = withdrawn;
    answers.push((await browser.call(withdrawApplication, { params: { applicationId } })).response.body);
    answers.push((await browser.call(declineSin, { params: { applicationId } })).response.body);

    await vi.waitFor(() => expect(server.inbox.mails.length).toBeGreaterThan(5), { timeout: 20_000 });
    expect(await server.context.database.query.selectFrom('held_sin').selectAll().execute()).toEqual([]);
    expect(log.length).toBeGreaterThan(10);
    expect(hitsIn(log.join('\n'))).toEqual([]);
    expect(hitsIn(await dump())).toEqual([]);
    expect(hitsIn(answers.join('\n'))).toEqual([]);
    expect(hitsIn(JSON.stringify(server.inbox.mails))).toEqual([]);
  });
});
