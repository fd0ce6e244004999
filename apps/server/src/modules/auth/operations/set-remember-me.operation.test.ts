import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getPendingVerification, setRememberMe, verifyCode, verifyLink } from '@portal/contract/operations/auth';
import { checkEligibility } from '@portal/contract/operations/eligibility';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { codeIn, linkTokenIn } from '../../../../test/outside/inbox.ts';
import { eligibleAnswers, openBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';

describe.each(ordinaryDatabases())('remembering the customer on %s', (kind) => {
  let server: TestServer;
  let people = 0;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  async function applicant() {
    people += 1;
    const email = `new${people}@example.com`;
    const browser = openBrowser(server);
    await browser.call(checkEligibility, { body: { ...eligibleAnswers, email } });
    return { browser, mail: await server.inbox.waitFor(email) };
  }

  test('is off by default', async () => {
    const { browser, mail } = await applicant();
    const { body } = await browser.call(verifyCode, { body: { code: codeIn(mail) } });
    expect(body).toMatchObject({ outcome: 'signedIn', session: { rememberMe: false } });
  });

  test('applies to the code, and survives a reload', async () => {
    const { browser, mail } = await applicant();
    await browser.call(setRememberMe, { body: { rememberMe: true } });
    expect((await browser.call(getPendingVerification)).body.rememberMe).toBe(true);
    const { body } = await browser.call(verifyCode, { body: { code: codeIn(mail) } });
    expect(body).toMatchObject({ session: { rememberMe: true } });
    expect((await browser.call(setRememberMe, { body: { rememberMe: true } })).status).toBe(404);
  });

  test('applies to the link in the browser that requested it; another browser makes its own choice', async () => {
    const [own, elsewhere] = [await applicant(), await applicant()];
    for (const { browser } of [own, elsewhere]) await browser.call(setRememberMe, { body: { rememberMe: true } });
    const body = { token: linkTokenIn(own.mail), confirmed: false };
    expect((await own.browser.call(verifyLink, { body })).body).toMatchObject({ session: { rememberMe: true } });
    const confirmed = { token: linkTokenIn(elsewhere.mail), confirmed: true, rememberMe: false };
    const other = await openBrowser(server).call(verifyLink, { body: confirmed });
    expect(other.body).toMatchObject({ session: { rememberMe: false } });
  });

  test('cannot be set from another browser', async () => {
    expect((await openBrowser(server).call(setRememberMe, { body: { rememberMe: true } })).status).toBe(404);
  });
});
