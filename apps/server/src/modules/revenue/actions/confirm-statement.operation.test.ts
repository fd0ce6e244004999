import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Confirmable } from '@portal/contract/application/statements/statement-transactions';
import { listStatements } from '@portal/contract/operations/revenue';
import {
  confirmStatement,
  correctTransaction,
  getCashFlow,
  listTransactions,
  staffGetApplication,
} from '@portal/contract/operations/staff';
import { prepare, reach, structureOf } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { accountRows, addStatement, giveRows } from '../../../../test/statement-rows.ts';
import { openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';

describe.each(ordinaryDatabases())('confirming a statement as an account manager on %s', (kind) => {
  let server: TestServer;
  let browser: TestBrowser;
  let staff: TestBrowser;
  let applicationId: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    ({ browser } = await signUp(server, `${randomUUID()}@example.ca`));
    applicationId = await prepare(browser);
    await reach(server, browser, applicationId, 'revenue', structureOf(`Bakery ${randomUUID().slice(0, 8)} inc.`));
  });

  const add = async (what: readonly Confirmable[], account: Parameters<typeof accountRows>[0] = {}) => {
    const statementId = await addStatement(server, applicationId);
    const rest = { bank: null, holder: 'ANA FERREIRA', toConfirm: what };
    await giveRows(server, { applicationId, statementId }, [accountRows(account)], rest);
    return statementId;
  };
  const list = async (statementId: string) =>
    (await staff.call(listTransactions, { params: { applicationId, statementId } })).body;
  const confirm = (statementId: string, what: Confirmable, confirmed = true) =>
    staff.call(confirmStatement, { params: { applicationId, statementId }, body: { what, confirmed } });
  const shown = async () => {
    const { statements, covered } = (await browser.call(listStatements, { params: { applicationId } })).body;
    const january = covered.months.find(({ month }) => month === '2026-01')?.state;
    return { readings: statements.map(({ reading }) => reading), january };
  };
  const overall = async () => (await staff.call(getCashFlow, { params: { applicationId } })).body.overall.months;
  const details = async () => (await staff.call(staffGetApplication, { params: { applicationId } })).body;

  it.each<[Confirmable, string | null, string, Parameters<typeof accountRows>[0]]>([
    ['bank', 'unknownBank', 'bankConfirmed', {}],
    ['currency', null, 'currencyConfirmed', { currency: 'USD', checks: { printed: [], among: [], unread: 0 } }],
    ['kind', 'notAnAccount', 'kindConfirmed', {}],
  ])(
    '%s: its month and its rows count, under the manager’s name, until withdrawn',
    async (what, hint, event, account) => {
      const statementId = await add([what], account);
      const before = await shown();
      expect(before).toMatchObject({
        january: 'missing',
        readings: [{ state: 'notRecognised', periods: [], hints: hint === null ? [] : [hint] }],
      });
      expect(await overall()).toEqual([]);
      const unread = {
        state: 'notRecognised',
        proof: 'notProven',
        toConfirm: [what],
        confirmations: [],
        accounts: [{ proof: 'notProven', doubt: { kind: 'unread', what } }],
      };
      expect(await list(statementId)).toMatchObject(unread);

      const confirmed = await confirm(statementId, what);
      expect(confirmed.body).toMatchObject({
        state: 'read',
        proof: 'proven',
        toConfirm: [],
        confirmations: [{ what, by: 'test' }],
        accounts: [{ version: 1, proof: 'proven', doubt: null }],
      });
      expect(await shown()).toMatchObject({
        january: 'found',
        readings: [
          {
            state: 'read',
            otherCurrency: null,
            hints: ['holderDiffers'],
            periods: [{ from: '2026-01-01' }],
            deposits: [{ cents: 125_00 }],
          },
        ],
      });
      expect(await overall()).toMatchObject([{ month: '2026-01', depositsCents: 125_00 }]);
      const { events, statements } = await details();
      expect(events).toContainEqual(expect.objectContaining({ kind: event, by: { actor: 'staff', name: 'test' } }));
      expect(statements).toMatchObject([{ proof: 'proven', correctedBy: ['test'] }]);
      const audited = await server.context.database.query
        .selectFrom('audit_entry')
        .select('operation')
        .where('row_id', '=', statementId)
        .execute();
      expect(audited.map(({ operation }) => operation)).toContain('Staff_ConfirmStatement');

      const takenBack = await confirm(statementId, what, false);
      expect(takenBack.body).toMatchObject({ ...unread, accounts: [{ version: 2, ...unread.accounts[0] }] });
      expect(await shown()).toEqual(before);
      expect(await overall()).toEqual([]);
      expect((await details()).events.map((each) => each.kind)).toContain('confirmationWithdrawn');
    },
  );

  it('takes effect once every part is confirmed', async () => {
    const statementId = await add(['kind', 'bank']);
    expect((await confirm(statementId, 'kind')).body).toMatchObject({
      state: 'notRecognised',
      toConfirm: ['bank'],
      accounts: [{ proof: 'notProven', doubt: { what: 'bank' } }],
    });
    expect((await shown()).readings).toMatchObject([{ hints: ['unknownBank'] }]);
    expect((await confirm(statementId, 'bank')).body).toMatchObject({ state: 'read', proof: 'proven', toConfirm: [] });
  });

  it('proves no total that does not add up: its month counts, and its rows once they are corrected', async () => {
    const doubt = { kind: 'contradicts', what: 'sum', page: 1 } as const;
    const statementId = await add(['bank'], { closingCents: 1225_00, proof: 'notProven', doubt });
    expect((await confirm(statementId, 'bank')).body).toMatchObject({
      state: 'read',
      accounts: [{ proof: 'notProven', doubt }],
    });
    expect(await shown()).toMatchObject({ january: 'found', readings: [{ deposits: [] }] });
    const correction = { kind: 'amount', row: 0, cents: 225_00 };
    await staff.call(correctTransaction, {
      params: { applicationId, statementId },
      body: { account: 0, version: 1, correction },
    });
    expect(await shown()).toMatchObject({ readings: [{ deposits: [{ cents: 225_00 }] }] });
  });

  it('happens once, however often it is sent, and never for a recognized statement', async () => {
    const statementId = await add(['bank']);
    const answers = await Promise.all([confirm(statementId, 'bank'), confirm(statementId, 'bank')]);
    expect(answers.map(({ body }) => body.confirmations.length)).toEqual([1, 1]);
    const { events } = await details();
    expect(events.filter((each) => each.kind === 'bankConfirmed')).toHaveLength(1);
    expect((await confirm(statementId, 'currency')).status).toBe(422);
    expect((await confirm(randomUUID(), 'bank')).problem.code).toBe('errorNotFound');
  });
});
