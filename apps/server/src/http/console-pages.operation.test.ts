import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test/test-context.ts';

const OWN_HOST = 'console.lender.example';

let consoleDist: string;

beforeAll(async () => {
  consoleDist = await mkdtemp(path.join(tmpdir(), 'console-dist-'));
  await mkdir(path.join(consoleDist, 'assets'));
  await writeFile(path.join(consoleDist, 'assets/index-1.js'), 'export {};');
  await writeFile(path.join(consoleDist, 'index.html'), '<title>Console</title><!--configuration-->');
  await writeFile(path.join(consoleDist, 'player.html'), '<title>Recording</title>');
  await writeFile(path.join(consoleDist, 'letter.html'), '<title>Mail</title>');
});

afterAll(() => rm(consoleDist, { recursive: true, force: true }));

interface Served {
  get: (url: string, host?: string) => Promise<LightMyRequestResponse>;
}

function serve(environment: Record<string, string>): Served {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer('pglite', { consoleDist, environment });
  });
  afterAll(() => server.close());
  return { get: async (url, host = 'localhost') => server.app.inject({ url, headers: { host } }) };
}

describe('beside the portal', () => {
  const { get } = serve({});

  test.each(['/staff', '/staff/applications/1', '/staff?view=mine', '/staff/sign-in'])(
    '%s is the page',
    async (url) => {
      const page = await get(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain('<script type="application/json" id="console-configuration">{"brandNames":');
    },
  );

  test('it allows nothing inline but photos, nothing from elsewhere, and nobody frames it', async () => {
    const { headers } = await get('/staff');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy.replace("img-src 'self' data:", '')).not.toMatch(/unsafe|https?:|data:|sha256/u);
  });

  test('the player of recordings has no network, and is framed by the console alone', async () => {
    const { statusCode, headers } = await get('/staff/player.html');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/connect-src|https?:/u);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('a mail in its frame runs no script and loads nothing but has its photo, and is framed by the console alone', async () => {
    const { statusCode, headers } = await get('/staff/letter.html');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox allow-same-origin$/u);
    expect(policy).toContain('img-src data:;');
    expect(policy).not.toMatch(/script-src|connect-src|allow-scripts|https?:/u);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('files are kept for a year, and one that is not there is not found', async () => {
    const file = await get('/staff/assets/index-1.js');
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await get('/staff/assets/index-2.js')).statusCode).toBe(404);
    expect((await get('/staff/index.html')).statusCode).toBe(404);
  });
});

describe('with an address of its own', () => {
  const { get } = serve({ STAFF_URL: `https://${OWN_HOST}` });

  test.each(['/staff', '/staff/sign-in', '/staff/assets/index-1.js'])('%s is there alone', async (url) => {
    expect((await get(url, OWN_HOST)).statusCode).toBe(200);
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, `${OWN_HOST}.evil.example`)).statusCode).toBe(404);
  });
});
