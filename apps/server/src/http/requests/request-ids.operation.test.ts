import { listApplications } from '@portal/contract/operations/application';
import { listPartners } from '@portal/contract/operations/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStaffKey } from '../../../test/test-keys.ts';
import { openTestServer, type TestServer } from '../../../test/test-context.ts';

const PROXY = '10.1.2.3';
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACE_PARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`;
const OWN_ID = /^[\da-f]{8}-[\da-f-]{27}$/u;

let server: TestServer;
let lines: string[];
beforeAll(async () => {
  server = await openTestServer('pglite', {
    environment: { TRUST_PROXY: '10.0.0.0/8', LOG_LEVEL: 'info' },
    log: { write: (line) => lines.push(line) },
  });
});
afterAll(() => server.close());

async function ask(headers: Record<string, string | string[]>, remoteAddress = PROXY, url = '/api/nothing-here') {
  lines = [];
  const response = await server.app.inject({ method: 'GET', url, headers, remoteAddress });
  const { requestId, traceId } = response.json<{ requestId: string; traceId?: string }>();
  const logged = lines.map((line) => JSON.parse(line) as { msg: string; req?: { id: string }; traceId?: string });
  const line = logged.find(({ msg }) => msg === 'request');
  return {
    problem: { id: requestId, traceId },
    log: { id: line?.req?.id, traceId: line?.traceId },
    written: lines.join(''),
  };
}

test('a log line names the operation and the kind of caller, with the key’s id but no person', async () => {
  const { key, keyId } = await openStaffKey(server);
  lines = [];
  await server.app.inject({ method: 'GET', url: listPartners.path, headers: { authorization: `Bearer ${key}` } });
  await server.app.inject({ method: 'GET', url: listApplications.path });
  const logged = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  expect(logged).toMatchObject([
    { operation: listPartners.operationId, caller: { kind: 'staff', keyId } },
    { operation: listApplications.operationId, res: { status: 401 } },
  ]);
  expect(logged[1]).not.toHaveProperty('caller');
});

describe('from a trusted proxy', () => {
  test.each(['7f9c24e8-3b12-4fef-91e0-2f8f0c1e6a5d', '01JD3Z_abc.DEF-9', 'a'.repeat(64)])(
    '%s becomes the request id',
    async (id) => {
      const expected = { id, traceId: TRACE_ID };
      const { problem, log } = await ask({ 'x-request-id': id, traceparent: TRACE_PARENT });
      expect([problem, log]).toEqual([expected, expected]);
    },
  );

  test('requests that the router rejects also carry the id', async () => {
    const { problem } = await ask({ 'x-request-id': 'router-refusal', traceparent: TRACE_PARENT }, PROXY, '/api/%ff');
    expect(problem).toEqual({ id: 'router-refusal', traceId: TRACE_ID });
  });

  test.each([
    ['nothing', ''],
    ['too short', 'abc'],
    ['too long', 'a'.repeat(65)],
    ['a line of its own', 'abcdefgh\\n{"level":"error"}'],
    ['a tab', 'abcdefgh\tijkl'],
    ['markup', '<script>alert(1)</script>'],
    ['a terminal’s colours', 'abcdefgh\u001B[31m'],
    ['a mail address', 'canary@bakery.example.ca'],
    ['letters that look alike', 'аbcdefgh-1234'],
    ['JSON', '{"id":"abcdefgh"}'],
    ['two ids', ['abcdefgh', 'ijklmnop']],
  ])('%s is not accepted as an id', async (_name, id) => {
    const { problem, log, written } = await ask({ 'x-request-id': id });
    expect(problem.id).toMatch(OWN_ID);
    expect(log.id).toBe(problem.id);
    if (id.length > 0) expect(written).not.toContain(id);
  });

  test.each([
    ['nothing', ''],
    ['another version', `01-${TRACE_ID}-00f067aa0ba902b7-01`],
    ['a version that is forbidden', `ff-${TRACE_ID}-00f067aa0ba902b7-01`],
    ['capitals', TRACE_PARENT.toUpperCase()],
    ['zeros for the trace', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
    ['zeros for the parent', `00-${TRACE_ID}-${'0'.repeat(16)}-01`],
    ['something after it', `${TRACE_PARENT}-canary`],
    ['something before it', ` x${TRACE_PARENT}`],
    ['two of them', [TRACE_PARENT, TRACE_PARENT]],
  ])('%s is not accepted as a trace', async (_name, traceparent) => {
    const { problem, log } = await ask({ traceparent });
    expect([problem.traceId, log.traceId]).toEqual([undefined, undefined]);
  });
});

test('from an untrusted sender, both are ignored', async () => {
  const headers = { 'x-request-id': 'chosen-by-a-client', traceparent: TRACE_PARENT, 'x-forwarded-for': PROXY };
  const { problem, log, written } = await ask(headers, '203.0.113.7');
  expect(problem).toEqual({ id: expect.stringMatching(OWN_ID) as string, traceId: undefined });
  expect(log).toEqual(problem);
  expect(written).not.toMatch(/chosen-by-a-client|4bf92f35/u);
});
