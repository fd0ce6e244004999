import type { Application } from '@portal/contract/entities/entities';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { draftForms } from '../step/draft-form.ts';

const server = vi.hoisted(() => ({ application: {} as Application, isReachable: true }));

vi.mock(import('../../../api/call-operation.ts'), async (original) => {
  const { ConnectionLost } = await import('@portal/contract/client/problem');
  const callOperation = (name: string, call: { params: { step?: string }; body: SaveBody }) => {
    if (!server.isReachable) return Promise.reject(new ConnectionLost());
    if (name === 'Application_GetApplication') return Promise.resolve(server.application);
    const { version, values, drafts = { [call.params.step ?? '']: values } } = call.body;
    server.application = {
      ...server.application,
      version: version + 1,
      drafts: { ...server.application.drafts, ...drafts },
    };
    return Promise.resolve({ version: version + 1 });
  };
  return { ...(await original()), callOperation: callOperation as never };
});

interface SaveBody {
  version: number;
  values?: Record<string, string>;
  drafts?: Application['drafts'];
}

class Storage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, text: string) => void this.items.set(key, text);
  removeItem = (key: string) => void this.items.delete(key);
}

const KEY = btoa('0123456789abcdef0123456789abcdef');
const nothing = { country: 'CA', street: null, city: null, stateCode: null, postalCode: null };

function startApplication(): void {
  server.isReachable = true;
  server.application = {
    applicationId: '00000000-0000-4000-8000-000000000001',
    version: 1,
    status: 'incomplete',
    reachedStep: 'review',
    businessInfo: nothing,
    personalInfo: nothing,
    monthsInBusiness: null,
    requestAmount: null,
    drafts: {},
  } as unknown as Application;
}

async function openPage(localStorage: Storage) {
  vi.resetModules();
  const page = Object.assign(new EventTarget(), {
    localStorage,
    sessionStorage: new Storage(),
    location: new URL('http://portal.test/'),
    history: { state: null },
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const { openUnsavedAnswers } = await import('../../../session/unsaved-answers.ts');
  const { endSessionHere } = await import('../../../api/session-lifecycle.ts');
  const { attachDraftSaver, getDraftSaver } = await import('./step-drafts.ts');
  await openUnsavedAnswers(KEY);
  return { page, getDraftSaver, attachDraftSaver, endSessionHere, logIn: () => openUnsavedAnswers(KEY) };
}

type Page = Awaited<ReturnType<typeof openPage>>;
type Saver = ReturnType<Page['getDraftSaver']>;

interface Typing {
  browser: Storage;
  page: Page;
  saver: Saver;
  leave: () => void;
}

const encrypt = vi.spyOn(crypto.subtle, 'encrypt');

/** Waits until everything typed is encrypted and stored; otherwise it could end up in the storage of the next test. */
async function isSealed(): Promise<void> {
  await Promise.all(encrypt.mock.results.map(({ value }) => value as Promise<ArrayBuffer>));
  await new Promise((resolve) => setImmediate(resolve));
}

/** What happens right after the last keystroke. @returns the page that the customer sees afterwards */
const events: [name: string, happen: (typing: Typing) => Promise<Page>][] = [
  [
    'a reload',
    async ({ page, browser, saver }) => {
      page.page.dispatchEvent(new Event('pagehide'));
      await saver.flush();
      return openPage(browser);
    },
  ],
  [
    'a crash before anything was sent',
    async ({ browser, saver }) => {
      saver.stop();
      await isSealed();
      return openPage(browser);
    },
  ],
  [
    'a lost connection and then a crash',
    async ({ browser, saver }) => {
      server.isReachable = false;
      await saver.flush();
      saver.stop();
      await isSealed();
      server.isReachable = true;
      return openPage(browser);
    },
  ],
  [
    'the end of the session',
    async ({ page }) => {
      page.endSessionHere();
      await isSealed();
      await page.logIn();
      return page;
    },
  ],
  [
    'going on from another device',
    async ({ saver }) => {
      await saver.flush();
      return openPage(new Storage());
    },
  ],
  [
    'Back and Forward without a connection',
    ({ page, leave }) => {
      server.isReachable = false;
      leave();
      return Promise.resolve(page);
    },
  ],
];

afterEach(async () => {
  await isSealed();
  encrypt.mockClear();
  vi.unstubAllGlobals();
});

describe.each(draftForms)('every field of %s', (form) => {
  test.each(events)('survives %s', async (_name, happen) => {
    startApplication();
    const browser = new Storage();
    const page = await openPage(browser);
    const saver = page.getDraftSaver(form, server.application);
    const leave = page.attachDraftSaver(form, server.application.applicationId, saver);
    const typed = Object.fromEntries(Object.keys(saver.getState().values).map((name) => [name, `typed in ${name}`]));
    expect(typed).not.toEqual({});
    for (const [name, value] of Object.entries(typed)) saver.change({ [name]: value });

    const later = await happen({ browser, page, saver, leave });
    const restored = later.getDraftSaver(form, server.application);
    for (const each of [saver, restored]) each.stop();
    expect(restored.getState()).toMatchObject({ values: typed, conflicts: [] });
    expect(JSON.stringify([...browser.items]), 'nothing is stored as plain text').not.toContain('typed in');
  });
});
