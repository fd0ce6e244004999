import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeStatement } from '@portal/contract/operations/revenue';
import {
  getCashFlow,
  ruleOnRevenue,
  staffGetApplication,
  withdrawRevenueRuling,
} from '@portal/contract/operations/staff';
import type { RevenueRuling } from '@portal/contract/application/revenue-rulings';
import { prepare, reach, structureOf } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { accountRows, addStatement, giveRows, type SimpleRow } from '../../../../test/statement-rows.ts';
import { openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';

const words = 'QUETZAL sent the contract.';
const PAYEE = 'MILLSTONE';
const rows: readonly SimpleRow[] = [
  ['2026-01-02', 900_00],
  ['2026-01-03', 400_00, `EFT CREDIT ${PAYEE}`],
  ...['05', '12', '19', '26'].map((day): SimpleRow => [`2026-01-${day}`, -100_00, `PREAUTHORIZED DEBIT ${PAYEE}`]),
];

describe.each(ordinaryDatabases())('rulings on revenue on %s', (kind) => {
  let server: TestServer;
  let browser: TestBrowser;
  let staff: TestBrowser;
  let applicationId: string;
  let statementId: string;

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
    statementId = await addStatement(server, applicationId);
    await giveRows(server, { applicationId, statementId }, [accountRows({ rows })]);
  });

  const rule = (ruling: RevenueRuling) => staff.call(ruleOnRevenue, { params: { applicationId }, body: { ruling } });
  const withdraw = (rulingId: string) => staff.call(withdrawRevenueRuling, { params: { applicationId, rulingId } });
  const notSale = (row: number): RevenueRuling => ({
    kind: 'notSale',
    statementId,
    account: 0,
    row,
    reason: 'ownerMoney',
    words,
  });
  const stored = () =>
    server.context.database.query
      .selectFrom('revenue_ruling')
      .selectAll()
      .where('application_id', '=', applicationId)
      .orderBy('made_at')
      .execute();
  const shown = async () => {
    const { overall, accounts, rulings } = (await staff.call(getCashFlow, { params: { applicationId } })).body;
    return {
      revenueCents: overall.months[0]?.revenueCents,
      leftOut: accounts[0]?.months[0]?.leftOut.map(({ reason, cents }) => [reason, cents]),
      obligations: accounts[0]?.obligations?.map(({ payee, kind: of }) => [payee, of]),
      rulings: rulings.map(({ ruling }) => ruling.kind),
    };
  };
  const unruled = {
    revenueCents: 1300_00,
    leftOut: [],
    obligations: [[PAYEE, 'unclassified']],
    rulings: [],
  };

  it('move a payee and its deposits, under the manager’s name, until withdrawn', async () => {
    expect(await shown()).toEqual(unruled);
    const { status, body } = await rule({ kind: 'lender', payee: PAYEE, words: `  ${words} ` });
    expect(status).toBe(200);
    expect(await shown()).toEqual({
      revenueCents: 900_00,
      leftOut: [['loan', 400_00]],
      obligations: [[PAYEE, 'lender']],
      rulings: ['lender'],
    });
    const { rulings } = (await staff.call(getCashFlow, { params: { applicationId } })).body;
    expect(rulings).toMatchObject([
      { rulingId: body.rulingId, ruling: { kind: 'lender', payee: PAYEE, words }, deposit: null, by: 'test' },
    ]);

    await withdraw(body.rulingId);
    expect(await shown()).toEqual(unruled);
    expect((await withdraw(body.rulingId)).status).toBe(204);
    expect((await withdraw(randomUUID())).status).toBe(404);

    const { events } = (await staff.call(staffGetApplication, { params: { applicationId } })).body;
    const ruled = events.filter((each) => each.kind === 'revenueRuled' || each.kind === 'rulingWithdrawn');
    const by = { actor: 'staff', name: 'test' };
    expect(ruled).toMatchObject([
      { kind: 'revenueRuled', by },
      { kind: 'rulingWithdrawn', by },
    ]);
    const audited = await server.context.database.query
      .selectFrom('audit_entry')
      .select('operation')
      .where('row_id', '=', applicationId)
      .execute();
    const operations = audited.map(({ operation }) => operation);
    for (const operation of ['Staff_RuleOnRevenue', 'Staff_WithdrawRevenueRuling'])
      expect(operations).toContain(operation);
  });

  it('move a deposit, which the list of rulings names', async () => {
    await rule(notSale(0));
    expect(await shown()).toMatchObject({ revenueCents: 400_00, leftOut: [['ownerMoney', 900_00]] });
    await rule({ kind: 'sale', statementId, account: 0, row: 0, words });
    expect(await shown()).toEqual({ ...unruled, rulings: ['sale'] });
    const { rulings } = (await staff.call(getCashFlow, { params: { applicationId } })).body;
    expect(rulings).toMatchObject([{ deposit: { date: '2026-01-02', description: 'CARD SALES', cents: 900_00 } }]);
  });

  it('are refused about payees and rows that the cash flow does not have, and without a reason', async () => {
    const refused: [RevenueRuling, number, string?][] = [
      [{ kind: 'lender', payee: 'NEVER PAID', words }, 422, 'ruling.payee'],
      [notSale(2), 422, 'ruling.row'],
      [notSale(99), 422, 'ruling.row'],
      [{ kind: 'lender', payee: PAYEE, words: ' ' }, 422, 'ruling.words'],
      [{ kind: 'lender', payee: PAYEE, words: 'x'.repeat(501) }, 422, 'ruling.words'],
      [{ ...notSale(0), account: 1 } as RevenueRuling, 404],
      [{ ...notSale(0), statementId: randomUUID() } as RevenueRuling, 404],
    ];
    for (const [ruling, expected, path] of refused) {
      const { status, problem } = await rule(ruling);
      expect([status, problem.errors?.map((each) => each.path)]).toEqual([expected, path && [path]]);
    }
    expect(await stored()).toEqual([]);
  });

  it('can be repeated about a payee that a ruling has removed from the list', async () => {
    await rule({ kind: 'notLender', payee: PAYEE, words });
    expect(await shown()).toMatchObject({ obligations: [], rulings: ['notLender'] });
    expect((await rule({ kind: 'lender', payee: PAYEE, words })).status).toBe(200);
    expect(await shown()).toMatchObject({ obligations: [[PAYEE, 'lender']], rulings: ['lender'] });
  });

  it('are stored encrypted, lose their contents once withdrawn, and are erased with the statement', async () => {
    const { body } = await rule({ kind: 'lender', payee: PAYEE, words });
    await rule(notSale(0));
    const before = await stored();
    expect(before).toHaveLength(2);
    expect(JSON.stringify(before)).not.toMatch(/QUETZAL|MILLSTONE|ownerMoney/u);
    await withdraw(body.rulingId);
    await browser.call(removeStatement, { params: { applicationId, statementId } });
    expect(await stored()).toMatchObject([
      { id: body.rulingId, ruling_sealed: null, words_sealed: null, made_by: 'test', withdrawn_by: 'test' },
    ]);
  });
});
