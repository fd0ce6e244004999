import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportApplications, listPartners } from '@portal/contract/operations/staff';
import { expect, onTestFinished, test } from 'vitest';
import { CommandError, createClient } from './client.ts';

interface Answer {
  status: number;
  body: object;
}

const busy = (retryAfterSeconds: number): Answer => ({
  status: 429,
  body: {
    type: 'about:blank',
    title: 'Too many requests',
    status: 429,
    code: 'errorTooManyRequests',
    retryAfterSeconds,
    requestId: 'a-request',
  },
});
const page: Answer = { status: 200, body: { csv: 'reference\r\n', next: null } };

async function portalThat(...answers: Answer[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status, body } = answers[Math.min(asked.length, answers.length) - 1] ?? page;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { client: createClient(`http://127.0.0.1:${String(port)}`, 'staff_key'), asked };
}

test('one page of many waits as long as the portal requests', async () => {
  const { client, asked } = await portalThat(busy(0), busy(0), page);
  const query = { after: 'a', limit: 100 };
  expect(await client.call(exportApplications, { query, isPatient: true })).toEqual(page.body);
  expect(new Set(asked)).toEqual(new Set([`${exportApplications.path}?after=a&limit=100`]));
  expect(asked).toHaveLength(3);
});

test('no request waits longer than a minute or retries forever', async () => {
  const long = await portalThat(busy(3600));
  await expect(long.client.call(exportApplications, { isPatient: true })).rejects.toThrow('3600 seconds');
  expect(long.asked).toHaveLength(1);
  const always = await portalThat(busy(0));
  await expect(always.client.call(exportApplications, { isPatient: true })).rejects.toThrow(CommandError);
  expect(always.asked).toHaveLength(21);
});

test('a single request does not wait', async () => {
  const { client, asked } = await portalThat(busy(0), page);
  await expect(client.call(listPartners)).rejects.toThrow('errorTooManyRequests');
  expect(asked).toHaveLength(1);
});
