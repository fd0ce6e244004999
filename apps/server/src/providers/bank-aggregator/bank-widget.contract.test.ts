import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BankWidgetMessage, readBankWidgetMessage } from '@portal/contract/bank/flinks/widget-messages';
import { type BankSandbox, openBankSandbox } from '@portal/bank-sandbox';
import { type AdjustableClock, fixedClock } from '../../platform/clock.ts';
import { defaultTimeouts } from '../provider-http.ts';
import type { BankAggregator, FrameParameters } from './bank-aggregator.ts';
import { openFlinks } from './flinks/flinks-bank.ts';

const TAG = 'application-1';
const RETURN_URL = 'http://localhost:3000/application-bank-return';
const MINUTES = 60;

let clock: AdjustableClock;
let sandbox: BankSandbox;
let bank: BankAggregator;

beforeAll(async () => {
  clock = fixedClock(new Date('2026-02-10T14:00:00.000Z'));
  sandbox = await openBankSandbox({
    host: '127.0.0.1',
    port: 0,
    publicHost: 'localhost',
    now: () => clock.now(),
    webhookHeader: 'flinks-authenticity-key',
  });
  bank = openFlinks(
    {
      ...sandbox.access,
      webhook: { secret: undefined, header: 'flinks-authenticity-key' },
      offersStatements: false,
      customerName: 'Financing <b>',
      returnUrl: RETURN_URL,
    },
    defaultTimeouts,
  );
});
afterAll(() => sandbox.close());

interface Page {
  html: string;
  posted: unknown[];
  read: BankWidgetMessage[];
  submit(action: string, fields?: Record<string, string>): Promise<Page>;
}

async function pageOf(response: Response): Promise<Page> {
  const html = await response.text();
  const [, embedded = '{}'] = /<script type="application\/json" id="messages">([\s\S]*?)<\/script>/u.exec(html) ?? [];
  const { list, asText } = JSON.parse(embedded) as { list: unknown[]; asText: boolean };
  const posted = list.map((message) => (asText ? JSON.stringify(message) : message));
  const [, session = ''] = /name="session" value="([^"]+)"/u.exec(html) ?? [];
  return {
    html,
    posted,
    read: posted.map(readBankWidgetMessage),
    submit: async (action, fields = {}) =>
      pageOf(
        await fetch(`${sandbox.url}/v2/step`, {
          method: 'POST',
          body: new URLSearchParams({ session, action, language: 'en', ...fields }),
        }),
      ),
  };
}

async function openWidget(more: Partial<FrameParameters> = {}, extra = ''): Promise<Page> {
  const token = await bank.createAuthorizeToken();
  const authorizeToken = token.ok ? token.value : '';
  const url = bank.widget.frameUrl({ language: 'en', tag: TAG, authorizeToken, ...more });
  return pageOf(await fetch(`${url}${extra}`));
}

const steady = { username: 'steady', password: 'demo' };

async function reachCredentials(institution = 'PrairieCreditUnion', more: Partial<FrameParameters> = {}, extra = '') {
  const consent = await openWidget(more, extra);
  return (await consent.submit('accept')).submit('choose', { institution });
}

const kinds = (page: Page) => page.read.map(({ kind }) => kind);
const errors = (page: Page) => page.read.flatMap((message) => (message.kind === 'error' ? [message.error] : []));
const connected = (page: Page) => page.read.find((message) => message.kind === 'connected');

describe('the sandbox widget', () => {
  test.each([
    ['MapleBank', 'fields, after a question', 'object'],
    ['PrairieCreditUnion', 'the address alone', 'object'],
    ['StLawrenceTrust', 'fields', 'string'],
  ])('%s returns a login that the server confirms: %s, as %s', async (institution, _form, type) => {
    const afterPassword = await (await reachCredentials(institution)).submit('credentials', steady);
    const done =
      institution === 'MapleBank' ? await afterPassword.submit('answer', { answer: 'Érable' }) : afterPassword;
    for (const message of done.posted) expect(typeof message).toBe(type);
    const result = connected(done);
    expect(result).toMatchObject({ kind: 'connected', institution, accountIds: [] });
    const login = await bank.confirmLogin(result?.kind === 'connected' ? result.loginId : '');
    expect(login).toMatchObject({ ok: true, value: { tag: TAG } });
  });

  test('posts JSON text if the host requests it', async () => {
    const page = await openWidget({}, '&stringify=true');
    expect(page.posted).toEqual(['{"step":"APP_MOUNTED"}', '{"step":"COMPONENT_LOAD_CONSENT"}']);
    expect(kinds(page)).toEqual(['ready', 'ready']);
  });

  test('offers accounts in Canadian dollars for selection', async () => {
    const accounts = await (
      await reachCredentials('PrairieCreditUnion', { accountSelection: true })
    ).submit('credentials', { username: 'several', password: 'demo' });
    expect(accounts.posted).toContainEqual({
      step: 'COMPONENT_LOAD_ACCOUNT_SELECTION',
      totalAccounts: 5,
      displayedAccounts: 3,
    });
    const [, account = ''] = /name="account" value="([^"]+)"/u.exec(accounts.html) ?? [];
    const done = await accounts.submit('accounts', { account });
    expect(connected(done)).toMatchObject({ accountIds: [account] });
  });

  test('consent that is refused, then given', async () => {
    const denied = await (await openWidget()).submit('deny');
    expect(errors(denied)).toEqual(['consentDenied']);
    expect(kinds(await (await denied.submit('restart')).submit('accept'))).toEqual(['progress', 'ready']);
  });

  test('closed by the person', async () => {
    expect(errors(await (await openWidget()).submit('close'))).toEqual(['closed']);
  });

  test('a bank that is disabled, and one that is busy', async () => {
    expect(errors(await reachCredentials('LakeheadSavings'))).toEqual(['bankUnavailable']);
    const busy = await (await reachCredentials('NorthernBusinessBank')).submit('credentials', steady);
    expect(errors(busy)).toEqual(['bankBusy']);
  });

  test.each([
    ['disabled', 'loginDisabled'],
    ['later', 'bankBusy'],
    ['unfinished', 'accountNotReady'],
    ['broken', 'bankBusy'],
    ['timeout', 'sessionEnded'],
  ])('the user %s is reported as %s', async (username, error) => {
    const page = await (await reachCredentials()).submit('credentials', { username, password: 'demo' });
    expect(errors(page)).toEqual([error]);
  });

  test('wrong user names, passwords and answers, up to the limit', async () => {
    const credentials = await reachCredentials('MapleBank');
    const first = await credentials.submit('credentials', { username: 'nobody', password: 'demo' });
    expect(errors(first)).toEqual(['wrongCredentials']);
    expect(first.html).toContain('aria-invalid="true"');
    const question = await first.submit('credentials', steady);
    expect(errors(await question.submit('answer', { answer: 'oak' }))).toEqual(['wrongAnswer']);
    expect(errors(await question.submit('answer', { answer: 'oak' }))).toEqual(['wrongAnswer', 'tooManyTries']);
  });

  test('a token works for one opening, for half an hour', async () => {
    const token = await bank.createAuthorizeToken();
    const authorizeToken = token.ok ? token.value : '';
    expect(kinds(await openWidget({ authorizeToken }))).toEqual(['ready', 'ready']);
    expect(errors(await openWidget({ authorizeToken }))).toEqual(['sessionEnded']);
    const late = await bank.createAuthorizeToken();
    clock.advance(31 * MINUTES);
    expect(errors(await openWidget({ authorizeToken: late.ok ? late.value : '' }))).toEqual(['sessionEnded']);
  });

  test('a person who is inactive for nine minutes', async () => {
    const consent = await openWidget();
    clock.advance(9 * MINUTES);
    expect(errors(await consent.submit('accept'))).toEqual(['sessionEnded']);
  });

  test('a bank that uses the whole window sends the person back with login and tag', async () => {
    const own = await reachCredentials('HarbourOnline', { wholeWindow: true });
    const [, address = ''] = /target="_top" href="([^"]+)"/u.exec(own.html) ?? [];
    const response = await fetch(`${sandbox.url}${address}`, {
      method: 'POST',
      body: new URLSearchParams(steady),
      redirect: 'manual',
    });
    const target = new URL(response.headers.get('location') ?? '');
    expect(`${target.origin}${target.pathname}`).toBe(RETURN_URL);
    expect(target.searchParams.get('tag')).toBe(TAG);
    expect(await bank.confirmLogin(target.searchParams.get('loginId') ?? '')).toMatchObject({ ok: true });
  });

  test('is available in French, is marked as a sandbox, and shows hostile names as text', async () => {
    const page = await openWidget({ language: 'fr' });
    expect(page.html).toContain('<html lang="fr-CA">');
    expect(page.html).toContain('Bac à sable');
    expect(page.html).toContain('Financing &lt;b&gt;');
  });
});
