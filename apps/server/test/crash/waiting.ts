import { utimes } from 'node:fs/promises';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { listWebhooks } from '@portal/contract/operations/staff';
import { expect } from 'vitest';
import type { Applicant } from './applicant.ts';
import { filesUnder } from './stored.ts';

/** Older than leftovers of an interrupted upload that may still be needed. */
const LEFTOVERS_AGE_MS = 20 * MINUTE_MS;

export async function advanceClock(origin: string, milliseconds: number): Promise<void> {
  const moved = await fetch(`${origin}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: milliseconds / SECOND_MS }),
  });
  expect(moved.status).toBe(200);
}

export async function countWaiting(origin: string, metricsPort: string, staffKey: string): Promise<number> {
  const headers = { authorization: `Bearer ${staffKey}` };
  const { webhooks } = listWebhooks.response.parse(
    await (await fetch(`${origin}${listWebhooks.path}`, { headers })).json(),
  );
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const jobs = metrics.matchAll(
    /^portal_jobs\{kind="(?:send-mail|deliver-webhooks)",state="(?:created|retry|active)"\} (?<count>\d+)$/gmu,
  );
  return [...webhooks.map(({ waiting }) => waiting), ...[...jobs].map(({ groups }) => Number(groups?.count))].reduce(
    (sum, count) => sum + count,
    0,
  );
}

export function isTemporary(file: string): boolean {
  return file.endsWith('.part');
}

export async function expectLeftoversGone(
  origins: readonly string[],
  dataDir: string,
  applicant: Applicant,
): Promise<void> {
  const temporary = async () => (await filesUnder(dataDir)).filter(isTemporary);
  const longAgo = new Date(Date.now() - 60 * MINUTE_MS);
  for (const file of await temporary()) await utimes(file, longAgo, longAgo);
  for (const origin of origins) await advanceClock(origin, LEFTOVERS_AGE_MS);
  await applicant.check();
  await applicant.uploadAndRemove();
  await applicant.check();
  await expect.poll(temporary, { timeout: MINUTE_MS }).toEqual([]);
}
