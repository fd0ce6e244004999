import { MINUTE_MS } from '@portal/contract/constants';
import { listApplications } from '@portal/contract/operations/application';
import { watchChanges } from '@portal/contract/operations/staff/changes';
import { expect, test } from 'vitest';
import { openBalancedPortal, STAFF_KEY } from '../processes/balanced-portal.ts';
import { availableBalancers, balancerNames } from '../processes/balancers.ts';
import { availableDatabases } from '../database/databases.ts';
import { statusOf } from '../processes/server-process.ts';
import { WAIT } from '../wait.ts';

const isFull = process.env.TEST_FULL === '1';
const ROUNDS = isFull ? 20 : 1;
const PROCESSES = isFull ? 3 : 2;

const FORGED_ID = 'forged-by-a-client';
const FORGED_TRACE = '0123456789abcdef0123456789abcdef';

const names = availableDatabases().includes('postgres') ? availableBalancers() : [];

test.for(balancerNames)(
  'behind %s, servers restart one after the other without losing a call',
  { timeout: (ROUNDS + 1) * 9 * MINUTE_MS },
  async (name, { annotate, skip }) => {
    if (!names.includes(name)) return skip(`${name} or PostgreSQL is not installed`);
    const portal = await openBalancedPortal({ name, processes: PROCESSES });
    const calls = await portal.keepWorking(async () => {
      for (let restart = 0; restart < ROUNDS * PROCESSES; restart += 1) await portal.replace(restart % PROCESSES);
    });
    await annotate(`${String(ROUNDS * PROCESSES)} restarts, ${String(calls)} calls, 0 answers with 5xx, 0 resets`);

    const { origin } = portal.balancer;
    for (const path of ['/healthz', '/readyz', '/leavez']) expect(await statusOf(`${origin}${path}`)).toBe(404);
    const stream = await fetch(`${origin}${watchChanges.path}`, {
      headers: { authorization: `Bearer ${STAFF_KEY}` },
    });
    const reader = stream.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(':\n\n');
    await reader?.cancel();

    const forged = { 'x-request-id': FORGED_ID, traceparent: `00-${FORGED_TRACE}-0123456789abcdef-01` };
    const paths = ['/api/openapi.json', listApplications.path, watchChanges.path, '/api/bank-notices'];
    for (const path of paths) {
      const answer = await fetch(`${origin}${path}`, {
        method: path === '/api/bank-notices' ? 'POST' : 'GET',
        headers: forged,
      });
      const said = await answer.text();
      expect(said).not.toContain(FORGED_ID);
      expect(said).not.toContain(FORGED_TRACE);
    }
    const log = () => portal.servers.map(({ output }) => output.stdout).join('');
    await expect.poll(log, WAIT).toContain('"/api/bank-notices"');
    expect(log()).not.toContain(FORGED_ID);
    expect(log()).not.toContain(FORGED_TRACE);
  },
);
