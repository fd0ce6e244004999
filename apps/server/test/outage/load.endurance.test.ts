import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { prepareApplication } from '@portal/contract/operations/application';
import { regenerateTokens } from '@portal/contract/operations/auth';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { signUpRemotely } from '../remote-browser.ts';
import { type ServerProcess, startServerProcess } from '../processes/server-process.ts';

const isFull = process.env.TEST_FULL === '1';
/** The ordinary run shares the machine with other tests, so its limits are longer. */
const STRETCH = isFull ? 1 : 4;
const RESPONSE_WITHIN_MS = SECOND_MS * STRETCH;

const SLOW_SOCKETS = isFull ? 1000 : 100;
const BYTE_EVERY_MS = 10 * SECOND_MS;
const CLOSED_WITHIN_MS = MINUTE_MS;
const ASK_EVERY_MS = 50;

const FLOOD_CONNECTIONS = isFull ? 1000 : 200;
const FLOOD_MS = isFull ? 10 * SECOND_MS : 3 * SECOND_MS;

interface Started {
  server: ServerProcess;
  accessToken: string;
  applicationId: string;
  metrics: string;
}

async function startServer(): Promise<Started> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-load-'));
  const [port, metricsPort] = [String(await freePort()), String(await freePort())];
  const server = startServerProcess({
    PORT: port,
    METRICS_PORT: metricsPort,
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '9999999',
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });
  await server.ready();
  const browser = await signUpRemotely(server.origin, 'load@example.com');
  const { accessToken } = await browser.call(regenerateTokens);
  const { applicationId } = await browser.call(prepareApplication);
  return {
    server,
    accessToken,
    applicationId: applicationId ?? '',
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
  };
}

interface ResponseBody {
  status: number;
  retryAfter: string | undefined;
  milliseconds: number;
}

function ask(agent: Agent, server: ServerProcess, accessToken: string): Promise<ResponseBody> {
  const startedAt = performance.now();
  const headers = { authorization: `Bearer ${accessToken}` };
  return new Promise((resolve, reject) => {
    request(`${server.origin}/api/applications`, { agent, headers }, (response) => {
      response.resume().on('end', () => {
        const milliseconds = performance.now() - startedAt;
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], milliseconds });
      });
    })
      .on('error', reject)
      .end();
  });
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length * share)] ?? Number.NaN;
}

function openSlowSocket(port: number, start: string): Promise<number> {
  const openedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(start);
  const dripping = setInterval(() => socket.write('x'), BYTE_EVERY_MS);
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(performance.now() - openedAt);
    });
  });
}

test('sockets that trickle bytes are closed, and slow down no other request', { timeout: 3 * MINUTE_MS }, async () => {
  const { server, accessToken, applicationId } = await startServer();
  const port = Number(new URL(server.origin).port);
  const slowHead = 'GET /api/applications HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
  const slowBody =
    'POST /api/auth/logins HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
  const upload = (authorization: string) =>
    `POST /api/applications/${applicationId}/statements HTTP/1.1\r\nHost: localhost\r\n${authorization}` +
    'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n--b\r\nContent-Disposition: ';
  const starts = [slowHead, slowBody, upload(''), upload(`Authorization: Bearer ${accessToken}\r\n`)];
  const sockets = Array.from({ length: SLOW_SOCKETS }, (_, index) =>
    openSlowSocket(port, starts[index % starts.length] ?? ''),
  );
  const lives = Promise.all(sockets);
  const closed = new AbortController();
  void lives.then(() => closed.abort());

  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (const until = performance.now() + CLOSED_WITHIN_MS; !closed.signal.aborted && performance.now() < until;) {
    const response = await ask(agent, server, accessToken);
    expect(response.status).toBe(200);
    times.push(response.milliseconds);
    await delay(ASK_EVERY_MS);
  }
  agent.destroy();
  expect(closed.signal.aborted).toBe(true);
  expect(Math.max(...(await lives))).toBeLessThan(CLOSED_WITHIN_MS);
  expect(percentile(times, 0.99)).toBeLessThan(RESPONSE_WITHIN_MS);
});

test(
  'more calls than the server can handle do not delay the event loop by a second',
  { timeout: 3 * MINUTE_MS },
  async () => {
    const { server, accessToken, metrics } = await startServer();
    await fetch(metrics);
    const agent = new Agent({ keepAlive: true, maxSockets: FLOOD_CONNECTIONS });
    const until = performance.now() + FLOOD_MS;
    const responses: ResponseBody[] = [];
    await Promise.all(
      Array.from({ length: FLOOD_CONNECTIONS }, async () => {
        while (performance.now() < until) responses.push(await ask(agent, server, accessToken));
      }),
    );
    agent.destroy();

    const counted = await (await fetch(metrics)).text();
    const latestSeconds = Number(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)/mu.exec(counted)?.[1]);
    expect(latestSeconds * SECOND_MS).toBeLessThan(RESPONSE_WITHIN_MS);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.every(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0)).toBe(true);
    expect(responses.length).toBeGreaterThan(refused.length);
    const after = new Agent();
    await expect.poll(async () => (await ask(after, server, accessToken)).status, { timeout: 10_000 }).toBe(200);
  },
);
