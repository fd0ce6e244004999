import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { toProblem, toRefusal } from './problems.ts';
import { registerPortalPages } from './portal-pages.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-pages-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><!--configuration-->');
  await writeFile(path.join(folder, '.built'), 'fingerprint');
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'assets/main-abc123.js'), 'export {};');
  app = fastify();
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(toRefusal(error), request.id);
    void reply.code(problem.status).send(problem);
  });
  await registerPortalPages(app, readConfig({ BRAND_NAME: '</script><b>' }), folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(['/', '/main', '/application-welcome', '/some/where'])(
  '%s is the page with its configuration',
  async (url) => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toContain('id="portal-configuration"');
    expect(body).not.toContain('</script><b>');
  },
);

test('a part of the portal is kept for good, for its name changes with its content', async () => {
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
])('the page for a browser that takes %s is compressed: %s', async (accepted, isCompressed) => {
  const { headers, rawPayload } = await app.inject({
    url: '/',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
  expect([headers['content-encoding'], headers.vary]).toEqual([isCompressed ? 'br' : undefined, 'accept-encoding']);
  expect(String(isCompressed ? brotliDecompressSync(rawPayload) : rawPayload)).toMatch(/^<!doctype html>/u);
});

test('the icon is kept for a day', async () => {
  const { statusCode, headers } = await app.inject({ url: '/favicon.svg' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
});

test.each([
  '/index.html',
  '/.built',
  '/assets/../index.html',
  '/assets/%2e%2e/.built',
  '/assets/gone.js',
  '/dev/inbox.json',
])('%s is not there', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});
