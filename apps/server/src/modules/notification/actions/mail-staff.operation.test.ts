import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestLogin, verifyCode } from '@portal/contract/operations/auth';
import { answerQuestion } from '@portal/contract/operations/application';
import { assignApplication, closeApplication, requestInformation } from '@portal/contract/operations/staff';
import { prepare, reach, structureOf, submit } from '../../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { codeIn } from '../../../../test/outside/inbox.ts';
import { bodyOf, openBrowser, signUp, type TestBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openStaffKey } from '../../../../test/test-keys.ts';
import { handOverCheck } from '../../application/index.ts';
import { insertCustomer } from '../../customer/index.ts';
import { invitePerson } from '../../people/index.ts';
import { WAIT } from '../../../../test/wait.ts';

const EVERYBODY = 'everybody@lender.example';

type AccountManager = { name: string; email: string } | null;

const anne: AccountManager = { name: 'Anne Roy', email: 'Anne.Roy@lender.example' };
const luc: AccountManager = { name: 'Luc', email: 'luc@lender.example' };

describe.each(ordinaryDatabases())('mails to account managers on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { STAFF_EMAIL: EVERYBODY } });
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  const { companyName: operatingName } = structureOf('');
  const linkTo = ({ applicationId }: { applicationId: string }) =>
    `http://localhost:3000/staff/applications/${applicationId}`;

  const reviewed = async () => {
    const email = `${randomUUID()}@example.ca`;
    const { browser } = await signUp(server, email);
    const structure = structureOf(`Company ${randomUUID().slice(0, 8)} inc.`);
    const { applicationId, version } = await reach(server, browser, await prepare(browser), 'review', structure);
    return { email, browser, version, params: { applicationId } };
  };
  const assign = async (params: { applicationId: string }, accountManager: AccountManager) =>
    bodyOf(await staff.call(assignApplication, { params, body: { accountManager, isOutside: true } }));
  const mailsWith = (text: string) =>
    server.inbox.mails.filter((mail) => mail.text.includes(text) && mail.to.endsWith('@lender.example'));

  it.each<[string, AccountManager, string]>([
    ['of nobody', null, EVERYBODY],
    ['of Anne', anne, 'anne.roy@lender.example'],
  ])('about an application %s go to %j: submitted, handed over, provided', async (_, manager, to) => {
    const { browser, version, params } = await reviewed();
    await assign(params, manager);
    const { reference } = await submit(browser, { ...params, version });
    const items = [{ kind: 'question', question: { en: 'Why?', fr: 'Pourquoi?' } }];
    const { itemIds } = bodyOf(await staff.call(requestInformation, { params, body: { dueDay: null, items } }));
    const item = { ...params, itemId: itemIds[0] ?? '' };
    bodyOf(await browser.call(answerQuestion, { params: item, body: { answer: 'We moved.' } }));
    await server.context.database.transaction((tx) =>
      handOverCheck(
        tx,
        server.context,
        { id: params.applicationId, reference, structure: { companyName: operatingName } },
        { kind: 'transactions', reason: 'checkFailed' },
      ),
    );
    await vi.waitFor(() => {
      const mails = mailsWith(reference ?? '-');
      expect(new Set(mails.map((mail) => mail.to))).toEqual(new Set([to]));
      const subjects = new Set(mails.map((mail) => mail.subject));
      for (const subject of subjects) expect(subject).toContain(`${operatingName}, ${reference ?? '-'}`);
      for (const said of ['New application', 'Check handed over', 'Everything provided'])
        expect(subjects).toContain(`${said}: ${operatingName}, ${reference ?? ''}`);
      for (const mail of mails) expect(mail.text).toContain(linkTo(params));
    }, WAIT);
  });

  it('notify a colleague of an application newly assigned to them, but not of their own action', async () => {
    const { params } = await reviewed();
    const paul: AccountManager = { name: 'Paul Lee', email: `paul-${randomUUID()}@lender.example` };
    const test: AccountManager = { name: 'Test', email: `test-${randomUUID()}@lender.example` };
    await assign(params, test);
    await assign(params, paul);
    await assign(params, { ...paul, email: paul.email.toUpperCase() });
    await assign(params, null);
    const other = await reviewed();
    await assign(other.params, paul);
    await vi.waitFor(() => {
      expect(server.inbox.mails.filter(({ to }) => to === paul.email)).toHaveLength(2);
    }, WAIT);
    const [mail, next] = server.inbox.mails.filter(({ to }) => to === paul.email);
    expect(mail?.subject).toBe(`Assigned to you: ${operatingName}`);
    expect(mail?.text).toContain(linkTo(params));
    expect(next?.text).toContain(linkTo(other.params));
    expect(mail?.text).toContain('test assigned this application to you.');
    expect(server.inbox.mails.filter(({ to }) => to.toLowerCase() === test.email)).toEqual([]);
  });

  it('are in the language of the address’s owner, or else in the lender’s own', async () => {
    const marc = { name: 'Marc-Olivier Fiset', email: `mo-${randomUUID()}@lender.example` };
    await invitePerson(server.context, { ...marc, role: 'accountManager', language: 'fr' });
    const { browser, version, params } = await reviewed();
    await assign(params, marc);
    const { reference } = await submit(browser, { ...params, version });
    const other = await reviewed();
    const { reference: unassigned } = await submit(other.browser, { ...other.params, version: other.version });
    await vi.waitFor(() => {
      const subjects = server.inbox.mails.filter(({ to }) => to === marc.email).map(({ subject }) => subject);
      expect(subjects).toContain(`Demande confiée\u00A0: ${operatingName}`);
      expect(subjects).toContain(`Nouvelle demande\u00A0: ${operatingName}, ${reference ?? ''}`);
      const [toEverybody] = mailsWith(unassigned ?? '-');
      expect([toEverybody?.to, toEverybody?.subject]).toEqual([
        EVERYBODY,
        `New application: ${operatingName}, ${unassigned ?? ''}`,
      ]);
    }, WAIT);
  });

  it.each<[string, AccountManager[], boolean, string]>([
    ['an open application of Anne', [anne], false, 'anne.roy@lender.example'],
    ['none but a closed application of Anne', [anne], true, EVERYBODY],
    ['an application of nobody', [null], false, EVERYBODY],
    ['two managers', [anne, luc], false, EVERYBODY],
  ])('about an address of several contacts with %s go to the right one', async (_, managers, isClosed, to) => {
    const { context, clock } = server;
    const [first, ...others] = await Promise.all(managers.map(reviewed));
    if (!first) throw new Error('Each case has an application');
    for (const [index, { params }] of [first, ...others].entries()) {
      await assign(params, managers[index] ?? null);
      if (isClosed) bodyOf(await staff.call(closeApplication, { params, body: { outcome: 'declined' } }));
    }
    const emails = others.map(({ email }) => email);
    const { query } = context.database;
    if (emails.length > 0) {
      await query
        .updateTable('customer')
        .set({ email: first.email, email_folded: first.email })
        .where('email', 'in', emails)
        .execute();
    }
    const customer = { id: context.random.uuid(), email: first.email, language: 'en', createdAt: clock.now() } as const;
    await insertCustomer(query, customer);

    const browser = openBrowser(server);
    const before = server.inbox.mails.length;
    bodyOf(await browser.call(requestLogin, { body: { email: first.email, rememberMe: false, language: 'en' } }));
    const mail = await vi.waitFor(() => {
      const found = server.inbox.mails
        .slice(before)
        .find((each) => each.to === first.email && /^\s*\d{3} \d{3}\s*$/mu.test(each.text));
      if (!found) throw new Error('The code has not arrived');
      return found;
    }, WAIT);
    const { body: response } = await browser.call(verifyCode, { body: { code: codeIn(mail) } });
    expect(response).toEqual({ outcome: 'multipleContacts' });
    await vi.waitFor(() => {
      expect(mailsWith(first.email).map((each) => each.to)).toEqual([to]);
    }, WAIT);
    const [notice] = mailsWith(first.email);
    expect(notice?.text).toMatch(/^http:\/\/localhost:3000\/staff\/customers\/[\da-f-]{36}$/mu);
  });
});
