import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { availableBalancers, startBalancer } from '../../../test/processes/balancers.ts';
import { openTestServer, type TestServer } from '../../../test/test-context.ts';

const PUBLIC_HOST = 'apply.lender.example';
const OWN_HOST = 'console.lender.example';

let consoleDist: string;

beforeAll(async () => {
  consoleDist = await mkdtemp(path.join(tmpdir(), 'console-dist-'));
  await mkdir(path.join(consoleDist, 'assets'));
  await writeFile(path.join(consoleDist, 'assets/index-1.js'), 'export {};');
  await writeFile(
    path.join(consoleDist, 'index.html'),
    '<head><title>Console</title><!--configuration--></head><!--older-browser-->',
  );
  await writeFile(path.join(consoleDist, 'player.html'), '<title>Recording</title>');
  await writeFile(path.join(consoleDist, 'letter.html'), '<title>Mail</title>');
});

afterAll(() => rm(consoleDist, { recursive: true, force: true }));

interface Served {
  get: (url: string, host?: string) => Promise<LightMyRequestResponse>;
  listen: () => Promise<string>;
}

async function statusAt(origin: string, address: string, headers: Record<string, string>): Promise<number> {
  const sent = request(`${origin}${address}`, { headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

function serve(environment: Record<string, string>): Served {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer('pglite', { consoleDist, environment });
  });
  afterAll(() => server.close());
  return {
    get: async (url, host = 'localhost') =>
      server.app.inject({ url, headers: { host, 'x-forwarded-host': OWN_HOST }, remoteAddress: '127.0.0.1' }),
    listen: async () => {
      if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
      return `127.0.0.1:${String((server.app.server.address() as AddressInfo).port)}`;
    },
  };
}

describe('on the same host as the portal', () => {
  const { get } = serve({});

  test.each(['/staff', '/staff/applications/1', '/staff?view=mine', '/staff/sign-in'])(
    '%s serves the page',
    async (url) => {
      const page = await get(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain('<script type="application/json" id="console-configuration">{"brandNames":');
    },
  );

  test('the page allows no inline code except the notice for older browsers, no external sources, and no framing', async () => {
    const { headers } = await get('/staff');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ;]+'; style-src 'self' 'sha256-[^ ;]+';/u);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|data:/u);
  });

  test('the recording player has no network access, and only the console can frame it', async () => {
    const { statusCode, headers } = await get('/staff/player.html');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/connect-src|https?:/u);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('a mail in its frame runs no scripts and loads no resources, and only the console can frame it', async () => {
    const { statusCode, headers } = await get('/staff/letter.html');
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox allow-same-origin$/u);
    expect(policy).not.toMatch(/script-src|connect-src|img-src|allow-scripts|https?:/u);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('assets are cached for a year, and a missing one returns 404', async () => {
    const file = await get('/staff/assets/index-1.js');
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await get('/staff/assets/index-2.js')).statusCode).toBe(404);
    expect((await get('/staff/index.html')).statusCode).toBe(404);
  });
});

describe('with an address of its own', () => {
  const { get, listen } = serve({ STAFF_URL: `https://${OWN_HOST}`, TRUST_PROXY: 'loopback' });

  test.each(['/staff', '/staff/sign-in', '/staff/assets/index-1.js'])('%s is served only there', async (url) => {
    expect((await get(url, OWN_HOST)).statusCode).toBe(200);
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, `${OWN_HOST}.evil.example`)).statusCode).toBe(404);
  });

  test.each(availableBalancers())('behind %s no header exposes it on the public host', async (name) => {
    const balancer = await startBalancer(name, [await listen()], [PUBLIC_HOST, OWN_HOST]);
    onTestFinished(() => balancer.stop());
    for (const address of ['/staff', '/api/staff/session']) {
      const forged = { 'x-forwarded-host': OWN_HOST, forwarded: `host=${OWN_HOST}` };
      expect([address, await statusAt(balancer.origin, address, { host: PUBLIC_HOST, ...forged })]).toEqual([
        address,
        404,
      ]);
      expect([address, await statusAt(balancer.origin, address, { host: OWN_HOST })]).not.toEqual([address, 404]);
    }
  });
});
