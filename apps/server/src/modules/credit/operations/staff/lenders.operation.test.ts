import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDED_LENDERS_MAXIMUM } from '@portal/contract/constants';
import { getCashFlow } from '@portal/contract/operations/staff';
import { addLender, listLenders, removeLender } from '@portal/contract/operations/staff/lenders';
import { prepare, reach, structureOf } from '../../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { accountRows, addStatement, giveRows, type SimpleRow } from '../../../../../test/statement-rows.ts';
import { bodyOf, signUp } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openPerson, type SignedInPerson } from '../../../../../test/test-people.ts';

describe.each(ordinaryDatabases())('lenders on %s', (kind) => {
  let server: TestServer;
  let administrator: SignedInPerson;
  let accountManager: SignedInPerson;

  beforeAll(async () => {
    server = await openTestServer(kind);
    administrator = await openPerson(server, 'administrator');
    accountManager = await openPerson(server, 'accountManager');
  });
  afterAll(() => server.close());

  const add = (body: object) => administrator.browser.call(addLender, { body });
  const remove = (lenderId: string | null) =>
    administrator.browser.call(removeLender, { params: { lenderId: lenderId ?? '' } });
  const list = async () => bodyOf(await accountManager.browser.call(listLenders)).lenders;
  const rowsOfTrail = (operation: string) =>
    server.context.database.query
      .selectFrom('audit_entry')
      .select('row_id')
      .where('operation', '=', operation)
      .where('person_id', '=', administrator.personId)
      .where('row_id', 'is not', null)
      .execute();

  it('are added among the built-in ones, listed by name and removed, each change in the audit trail', async () => {
    const builtIn = await list();
    expect(builtIn.find(({ name }) => name === 'BDC')).toMatchObject({
      lenderId: null,
      words: expect.arrayContaining(['BDC', 'BUSINESS DEVELOPMENT BANK']) as unknown,
      source: 'https://www.bdc.ca',
      isBuiltIn: true,
      addedBy: null,
      addedAt: null,
    });
    const source = 'https://boreal.example/apropos';
    const added = bodyOf(await add({ name: ' Avances  Boréal ', words: ['Avances Boréal', 'AVANCES BOREAL'], source }));
    expect(added).toEqual({
      lenderId: added.lenderId,
      name: 'Avances Boréal',
      words: ['AVANCES BOREAL'],
      source,
      isBuiltIn: false,
      addedBy: administrator.name,
      addedAt: server.clock.now().toISOString(),
    });
    const listed = await list();
    expect(listed).toEqual([...builtIn, added].toSorted((a, b) => a.name.localeCompare(b.name, 'en')));

    expect((await remove(added.lenderId)).status).toBe(204);
    expect((await remove(added.lenderId)).problem.code).toBe('errorNotFound');
    expect(await list()).toEqual(builtIn);
    for (const operation of ['Staff_AddLender', 'Staff_RemoveLender'])
      expect(await rowsOfTrail(operation)).toContainEqual({ row_id: added.lenderId });
  });

  it.each([
    ['the name of a built-in lender', { name: 'journey-capital', words: ['JOURNEYMAN'] }, 'name'],
    ['a word of a built-in lender', { name: 'Others', words: ['OTHER FUNDS LP', 'on deck'] }, 'words'],
    ['the name of an added lender', { name: 'LAURENTIDES AVANCES', words: ['NORD AVANCES'] }, 'name'],
    ['a word of an added lender', { name: 'Nord', words: ['Laurentides-Avances'] }, 'words'],
  ])('refuse %s', async (_, body, path) => {
    const { lenderId } = bodyOf(await add({ name: 'Laurentides Avances', words: ['LAURENTIDES AVANCES'] }));
    expect((await add(body)).problem).toMatchObject({ code: 'errorAlreadyExists', errors: [{ path }] });
    await remove(lenderId);
  });

  it.each([
    ['a name of signs alone', { name: '…', words: ['BOREAL'] }, 'name'],
    ['no words', { name: 'Boréal', words: [] }, 'words'],
    ['short words', { name: 'Boréal', words: ['BOREAL', 'B-2 C'] }, 'words.1'],
    ['too many words', { name: 'Boréal', words: Array.from({ length: 11 }, (_, index) => `BOREAL ${index}`) }, 'words'],
    ['words of banks', { name: 'Boréal', words: ['PREAUTHORIZED DEBIT'] }, 'words'],
    ['a source that is no web address', { name: 'Boréal', words: ['BOREAL'], source: 'javascript:alert(1)' }, 'source'],
  ])('refuse %s', async (_, body, path) => {
    expect((await add(body)).problem).toMatchObject({ code: 'errorValidation', errors: [{ path }] });
  });

  it('change the cash flow: weekly debits are its debt, and its deposit is a loan instead of a sale', async () => {
    const { browser } = await signUp(server, `${randomUUID()}@example.ca`);
    const applicationId = await prepare(browser);
    await reach(server, browser, applicationId, 'revenue', structureOf(`Bakery ${randomUUID().slice(0, 8)} inc.`));
    const statementId = await addStatement(server, applicationId);
    const rows: SimpleRow[] = [
      ['2026-01-02', 1000_00, 'EFT CREDIT SAGUENAY PARTENAIRES'],
      ...['05', '12', '19', '26'].map((day) => [`2026-01-${day}`, -300_00, 'PAD SAGUENAY PARTENAIRES'] as const),
    ];
    await giveRows(server, { applicationId, statementId }, [accountRows({ rows })]);
    const flow = async () => {
      const { body } = await accountManager.browser.call(getCashFlow, { params: { applicationId } });
      const [account] = body.accounts;
      return {
        obligations: account?.obligations?.map(({ payee, kind: isOf, rhythm }) => [payee, isOf, rhythm]),
        loans: account?.advances?.map(({ lender, cents }) => [lender, cents]),
        revenueCents: body.overall.months.map((month) => month.revenueCents),
      };
    };

    const before = await flow();
    expect(before).toEqual({
      obligations: [['SAGUENAY PARTENAIRES', 'unclassified', 'weekly']],
      loans: [],
      revenueCents: [1000_00],
    });
    const { lenderId } = bodyOf(await add({ name: 'Saguenay', words: ['Saguenay partenaires'] }));
    expect(await flow()).toEqual({
      obligations: [['Saguenay', 'lender', 'weekly']],
      loans: [['Saguenay', 1000_00]],
      revenueCents: [0],
    });
    await remove(lenderId);
    expect(await flow()).toEqual(before);
  });

  it('refuse a lender beyond the limit', async () => {
    for (let count = 0; count < ADDED_LENDERS_MAXIMUM; count += 1)
      bodyOf(await add({ name: `Lender ${String(count)}`, words: [`BOREAL B${String(count)}`] }));
    const refused = await add({ name: 'One too many', words: ['ONE TOO MANY'] });
    expect(refused.problem).toMatchObject({ status: 409, code: 'errorLenderCount' });
  });
});
