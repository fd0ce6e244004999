import { acceptInvitation, openInvitation } from '@portal/contract/operations/staff/sign-in';
import type { Language } from '@portal/contract/language';
import type { StaffRole } from '@portal/contract/staff/roles';
import { invitePerson } from '../src/modules/people/index.ts';
import type { Mail } from '../src/platform/mailer/index.ts';
import { createTestPasskey, type TestPasskey } from './outside/passkey.ts';
import { openBrowser, type TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-context.ts';

let people = 0;

export function invitationIn(mail: Pick<Mail, 'text'>): string {
  const token = /\/staff\/invitation\?lng=\w\w#token=([\w-]+)/u.exec(mail.text)?.[1];
  if (token === undefined) throw new Error('The mail holds no invitation');
  return token;
}

export function openConsole(server: TestServer, remoteAddress?: string): TestBrowser {
  const browser = openBrowser(server, remoteAddress);
  const { consoleUrl, staffUrl } = server.context.config;
  browser.origin = consoleUrl;
  if (staffUrl !== undefined) browser.host = new URL(staffUrl).host;
  return browser;
}

export interface SignedInPerson {
  personId: string;
  name: string;
  email: string;
  browser: TestBrowser;
  passkey: TestPasskey;
}

export async function openPerson(
  server: TestServer,
  role: StaffRole,
  { language = 'en', remoteAddress }: { language?: Language; remoteAddress?: string } = {},
): Promise<SignedInPerson> {
  people += 1;
  const [name, email] = [`Person ${String(people)}`, `person-${String(people)}@lender.example.ca`];
  const { personId } = await invitePerson(server.context, { name, email, role, language });
  const token = invitationIn(await server.inbox.waitFor(email));
  const browser = openConsole(server, remoteAddress);
  const passkey = createTestPasskey(server.context.config.consoleUrl);
  const { options } = (await browser.call(openInvitation, { body: { token } })).body;
  const accepted = await browser.call(acceptInvitation, { body: { token, response: passkey.make(options) } });
  if (accepted.status !== 200) throw new Error(`Not signed in: ${accepted.response.body}`);
  return { personId, name, email, browser, passkey };
}
