import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOverview, stopReminders } from '@portal/contract/operations/privacy';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { openBrowser, signUp } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { ONE_CLICK_PATH, stopLinks } from '../../notification/index.ts';

const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

describe.each(ordinaryDatabases())('stopping reminders on %s', (kind) => {
  let server: TestServer;
  let people = 0;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  async function customer() {
    people += 1;
    const { browser, customerId } = await signUp(server, `stops${people}@example.com`);
    const { page, oneClick } = stopLinks(server.context, { of: 'customer', id: customerId });
    const wants = async () => (await browser.call(getOverview)).body.remindersWanted;
    return { customerId, wants, token: page.split('#token=')[1] ?? '', path: new URL(oneClick).pathname };
  }

  const post = (url: string, payload: string, type = FORM) =>
    server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  test('the button on the page stops them immediately, without a session, and is safe to repeat', async () => {
    const { token, wants, customerId } = await customer();
    expect(await wants()).toBe(true);
    for (const _ of [1, 2])
      expect((await openBrowser(server).call(stopReminders, { body: { token } })).status).toBe(204);
    expect(await wants()).toBe(false);

    const trail = await server.context.database.query
      .selectFrom('audit_entry')
      .select(['key_id', 'operation', 'status'])
      .where('row_id', '=', customerId)
      .execute();
    expect(trail).toContainEqual({ key_id: null, operation: 'Privacy_StopReminders', status: 200 });
  });

  test('a mail program stops them with one POST, in either form encoding', async () => {
    const [first, second] = [await customer(), await customer()];
    expect((await post(first.path, ONE_CLICK)).statusCode).toBe(204);
    expect(await first.wants()).toBe(false);
    const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await post(second.path, parts, 'multipart/form-data; boundary=x')).statusCode).toBe(204);
    expect(await second.wants()).toBe(false);
  });

  test('a mail service may send its own Origin header', async () => {
    const { path, wants } = await customer();
    const headers = { 'content-type': FORM, origin: 'https://mail.example' };
    const { statusCode } = await server.app.inject({ method: 'POST', url: path, payload: ONE_CLICK, headers });
    expect(statusCode).toBe(204);
    expect(await wants()).toBe(false);
  });

  test('following the link stops nothing: it leads to the page with the button', async () => {
    const { path, token, wants } = await customer();
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await server.app.inject({ method, url: path });
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(`/stop-reminders#token=${token}`);
    }
    expect(await wants()).toBe(true);
  });

  test('a POST without the unsubscribe parameter stops nothing', async () => {
    const { path, wants } = await customer();
    for (const body of ['', 'List-Unsubscribe=No', 'x'.repeat(2000)])
      expect((await post(path, body)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await wants()).toBe(true);
  });

  test('another customer’s token, or an altered or truncated one, stops nothing', async () => {
    const [one, other] = [await customer(), await customer()];
    const altered = [
      one.token.replace(one.customerId, other.customerId),
      one.token.replace('customer.', 'lead.'),
      one.token.slice(0, -1),
      `${one.token}x`,
      'customer',
      '',
    ];
    for (const token of altered) {
      expect((await openBrowser(server).call(stopReminders, { body: { token } })).status).toBe(410);
      if (token !== '') expect((await post(`${ONE_CLICK_PATH}/${token}`, ONE_CLICK)).statusCode).toBe(410);
    }
    const endless = await openBrowser(server).call(stopReminders, { body: { token: 'x'.repeat(201) } });
    expect(endless.status).toBe(422);
    expect([await one.wants(), await other.wants()]).toEqual([true, true]);
  });
});
