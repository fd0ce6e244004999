import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/index.ts';
import { toProblem, toRefusal } from '../problems.ts';
import { registerPortalPages } from './portal-pages.ts';

const formStyle = '@media (width<=639.98px){form{}}';

const template = `<!doctype html>
<html lang="en"><head><title>Portal</title><!--configuration-->
<style>h1{}</style><style data-screen="/">${formStyle}</style>
<script>early()</script>
<link rel="modulepreload" href="/en.js" data-language="en"><link rel="modulepreload" href="/fr.js" data-language="fr">
<link rel="modulepreload" href="/legal-fr.js" data-screen="/terms /privacy" data-language="fr">
<link rel="modulepreload" href="/later.js" data-screen="bar empty">
</head><body><!--older-browser--><!--without-script--><div id="root"><!--screen--></div></body></html>`;

const prerenderModule = `
const screens = ['/marketing-qualification', '/', '/terms', '/privacy'];
const shown = { '/': '/marketing-qualification', '/login': '/', '/terms': '/terms' };
export const prerenderer = {
  entryScreenOf: (path) => shown[path],
  prerender: async ({ brands }, language) => ({
    screens: Object.fromEntries(screens.map((path) => [path, { title: path + brands[language].name, html: 'screen ' + path + ' ' + language }])),
    bar: 'bar ' + language,
    withoutScript: '<noscript>' + language + '</noscript>',
  }),
};`;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-pages-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), template);
  await mkdir(path.join(folder, 'prerender'));
  await writeFile(path.join(folder, 'prerender/prerender.js'), prerenderModule);
  await writeFile(path.join(folder, '.built'), 'fingerprint');
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'assets/main-abc123.js'), 'export {};');
  app = fastify();
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(toRefusal(error), request.id);
    void reply.code(problem.status).send(problem);
  });
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('content-security-policy', "script-src 'self';style-src 'self'");
    done();
  });
  await registerPortalPages(app, readConfig({ BRAND_NAME: '</script><b>' }), folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(['/', '/main', '/application-welcome', '/some/where'])(
  '%s serves the page with its configuration',
  async (url) => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toContain('id="portal-configuration"');
    expect(body).not.toContain('</script><b>');
  },
);

test.each([
  ['/', {}, 'screen /marketing-qualification en'],
  ['/?lng=fr', {}, 'screen /marketing-qualification fr'],
  ['/login', { cookie: 'a=b; i18next=fr-CA' }, 'screen / fr'],
  ['/terms', { 'accept-language': 'de, fr;q=0.8, en;q=0.5' }, 'screen /terms fr'],
  ['/terms?language=en', { cookie: 'i18next=fr' }, 'screen /terms en'],
  ['/main', {}, '<div inert aria-hidden="true">bar en</div>'],
  ['/application-review', {}, '<div id="root"></div>'],
])('%s contains its screen in the reader’s language before any script runs', async (url, headers, expected) => {
  const { body } = await app.inject({ url, headers });
  expect(body).toContain(expected);
  expect(body).toContain(`<html lang="${expected.endsWith('fr') ? 'fr' : 'en'}"`);
});

test('a page loads only the styles and scripts of its own screen and language', async () => {
  const terms = (await app.inject({ url: '/terms?lng=fr' })).body;
  expect(terms).toContain('<link rel="modulepreload" href="/legal-fr.js">');
  expect(terms).toContain('<link rel="modulepreload" href="/fr.js">');
  expect(terms).not.toMatch(/\/en\.js|form\{\}|data-language|data-screen="[^"]* /u);
  const login = (await app.inject({ url: '/login' })).body;
  expect(login).toContain(`<style>${formStyle}</style>`);
  expect(login).not.toMatch(/legal-fr|\/fr\.js|\/later/u);
  for (const url of ['/main', '/application-review'])
    expect((await app.inject({ url })).body).toContain('<link rel="modulepreload" href="/later.js">');
});

test('the note that scripts are required appears only where it is true', async () => {
  for (const url of ['/login?lng=fr', '/main?lng=fr', '/application-review?lng=fr'])
    expect((await app.inject({ url })).body).toContain('<noscript>fr</noscript>');
  expect((await app.inject({ url: '/terms' })).body).not.toContain('<noscript>');
});

test('a page that the browser already has is not sent again, unless it has changed', async () => {
  const { headers: first } = await app.inject({ url: '/?lng=fr', headers: { 'accept-encoding': 'br' } });
  const etag = String(first.etag);
  const again = await app.inject({ url: '/?lng=fr', headers: { 'if-none-match': `"other", ${etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).toMatchObject({
    etag,
    vary: first.vary,
    'cache-control': 'no-cache',
    'content-security-policy': first['content-security-policy'],
  });
  for (const url of ['/?lng=en', '/login?lng=fr'])
    expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(200);
});

test('the content security policy allows inline code by its hash, and no other', async () => {
  const { headers, body } = await app.inject({ url: '/login' });
  const [, notice = ''] = /<\/main><script>(.*?)<\/script>/u.exec(body) ?? [];
  const [, style = ''] = /<style>(#older-browser.*?)<\/style>/u.exec(body) ?? [];
  expect(headers['content-security-policy']).toBe(
    `script-src 'self' ${sha256('early()')} ${sha256(notice)};style-src 'self' ${sha256('h1{}')} ${sha256(formStyle)} ${sha256(style)}`,
  );
});

test('the notice for older browsers starts in the page’s language, and shows the phone number', async () => {
  const { body } = await app.inject({ url: '/login?lng=fr' });
  const notice = /<main id="older-browser" hidden>(?<text>.*?)<\/main>/u.exec(body)?.groups?.text ?? '';
  expect([...notice.matchAll(/<div lang="(\w+)">/gu)].map(([, language]) => language)).toEqual(['fr', 'en']);
  expect(notice).toContain('Vous pouvez aussi nous appeler au <a href="tel:+1');
});

test('the brand name stays plain text in the title', async () => {
  expect((await app.inject({ url: '/login' })).body).toMatch(/<title>\/&#60;\/script&#62;&#60;b&#62;<\/title>/u);
});

test.each(['/login.html', '/index.html', '//main', '//', '/main//x', '/some.thing/el.se'])(
  '%s, opened by a person, serves the page',
  async (url) => {
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(statusCode).toBe(200);
    expect(body).toContain('id="portal-configuration"');
  },
);

test.each(['/assets/gone.js', '/api/gone', '/dev/inbox.json'])('%s returns 404 for every caller', async (url) => {
  expect((await app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404);
});

test('portal assets are cached permanently, since their names change with their content', async () => {
  const { statusCode, headers } = await app.inject({ url: '/assets/main-abc123.js' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test.each([
  ['br', true],
  ['gzip, deflate, br;q=0.8', true],
  ['gzip', false],
  ['br;q=0', false],
  ['br;q=0.0, gzip', false],
  [undefined, false],
])('the page for a browser that accepts %s is compressed: %s', async (accepted, isCompressed) => {
  const { headers, rawPayload } = await app.inject({
    url: '/',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
  expect(headers['content-encoding']).toBe(isCompressed ? 'br' : undefined);
  expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
  expect(String(isCompressed ? brotliDecompressSync(rawPayload) : rawPayload)).toMatch(/^<!doctype html>/u);
});

test('the icon is cached for a day', async () => {
  const { statusCode, headers } = await app.inject({ url: '/favicon.svg' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
});

test('the icon that browsers request by themselves is the same', async () => {
  const { statusCode, headers } = await app.inject({ url: '/favicon.ico' });
  expect([statusCode, headers.location]).toEqual([308, '/favicon.svg']);
});

test('robots.txt excludes addresses that are not pages', async () => {
  const { headers, body } = await app.inject({ url: '/robots.txt', headers: { accept: 'text/html' } });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /api/');
});

test.each([
  '/index.html',
  '/.built',
  '/assets/../index.html',
  '/assets/%2e%2e/.built',
  '/assets/gone.js',
  '/dev/inbox.json',
])('%s returns 404', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});
