import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import english from '@portal/locales/en.json' with { type: 'json' };
import french from '@portal/locales/fr.json' with { type: 'json' };
import { loadFirstView } from '../../../../../scripts/bench/console-weight.ts';
import { loadFirstScreen } from '../../../../../scripts/bench/first-screen.ts';
import { signInWithoutPage } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';

const apps = fileURLToPath(new URL('../../../../', import.meta.url));
/** A work list of 50 rows is 12 KB larger than that of the demo. */
const MOST_BYTES = { firstScreen: 105_000, workList: 165_000 };
const MOST_REQUESTS = 40;
/** Texts shorter than this are ignored: they can be words that both apps use. */
const LONG_TEXT = 30;

interface BuiltFile {
  name: string;
  text: string;
  hash: string;
}

function filesOf(app: 'portal' | 'console'): BuiltFile[] {
  const folder = path.join(apps, app, 'dist');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|mjs|css|html)$/u.test(name))
    .map((name) => {
      const content = readFileSync(path.join(folder, name));
      return { name, text: content.toString('utf8'), hash: createHash('sha256').update(content).digest('hex') };
    });
}

interface Tree {
  [key: string]: string | Tree;
}

function textsOf(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

function textsOfConsole(tree: Tree): string[] {
  const { console: own, ...others } = tree;
  const elsewhere = new Set(textsOf(others));
  return textsOf(own as Tree).filter(
    (text) => text.length > LONG_TEXT && !/[{"\\\u00A0\u202F]/u.test(text) && !elsewhere.has(text),
  );
}

test('the apps share no chunk, and the portal contains no console code', () => {
  const [portal, own] = [filesOf('portal'), filesOf('console')];
  expect(portal.length).toBeGreaterThan(10);
  expect(own.length).toBeGreaterThan(10);
  const hashes = new Map(own.map(({ hash, name }) => [hash, name]));
  expect(portal.filter(({ hash }) => hashes.has(hash)).map(({ name, hash }) => [name, hashes.get(hash)])).toEqual([]);

  const ofConsole = [english, french].flatMap((tree) => textsOfConsole(tree as unknown as Tree));
  expect(ofConsole.length).toBeGreaterThan(200);
  const carried = portal.flatMap(({ name, text }) =>
    ofConsole.filter((one) => text.includes(one)).map((one) => [name, one]),
  );
  expect(carried).toEqual([]);
  // The console's own bundle contains all these texts, which proves that the search above would find them.
  const all = own.map(({ text }) => text).join('\n');
  expect(ofConsole.filter((one) => !all.includes(one))).toEqual([]);

  const led = portal.filter(({ text }) => /\/api\/staff|\/staff\/|Staff_[A-Z]/u.test(text)).map(({ name }) => name);
  expect(led).toEqual([]);
});

for (const language of ['en', 'fr'] as const) {
  test(`the first screen is small (${language})`, async ({ browser, portal }) => {
    const { bytes } = await loadFirstScreen(browser, portal.url, language);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES.firstScreen);
  });
}

test('the first view of the work list is small and loads few chunks', async ({ browser, portal }) => {
  const { bytes, requests } = await loadFirstView(browser, portal.url, await signInWithoutPage(portal, 'Anne Roy'));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES.workList);
  expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
});
