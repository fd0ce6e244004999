import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Measurement } from './measurement.ts';
import { median, percentile } from './measurement.ts';

const ROUNDS = 30;
const LONGEST_MS = 1000;
const OTHER_CHANGE_MS = 500;

/** Two processes on one database: one shows the changes that the other makes. */
export interface TwoProcesses {
  showing: string;
  changing: string;
  key: string;
}

interface Submitted {
  applicationId: string;
  reference: string;
}

async function call<Answer>({ changing, key }: TwoProcesses, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${changing}${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
  return (await response.json()) as Answer;
}

function assign(portal: TwoProcesses, { applicationId }: Submitted, name: string): Promise<unknown> {
  const body = { accountManager: { name, email: 'somebody@lender.example' }, isOutside: true };
  return call(portal, `/api/staff/applications/${applicationId}/account-manager`, body);
}

async function open(browser: Browser, { showing }: TwoProcesses, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/staff/changes');
  await page.goto(`${showing}${address}${address.includes('?') ? '&' : '?'}lng=en`);
  await page.getByRole('button', { name: 'Joelle Battersby' }).click();
  await stream;
  return page;
}

async function timesOf(page: Page, rounds: number, change: (name: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const name = `Colleague ${String(round)} ${String(Date.now())}`;
    const shown = page.waitForFunction((text) => document.body.textContent.includes(text), name, { polling: 'raf' });
    const startedAt = Date.now();
    await Promise.all([change(name), shown]);
    times.push(Date.now() - startedAt);
  }
  return times;
}

async function whileChanging<Result>(
  portal: TwoProcesses,
  other: Submitted,
  measure: () => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const changes = (async () => {
    for (let count = 0; !ending.signal.aborted; count += 1) {
      await assign(portal, other, `Somebody ${String(count)}`);
      await delay(OTHER_CHANGE_MS);
    }
  })();
  try {
    return await measure();
  } finally {
    ending.abort();
    await changes;
  }
}

export async function measureLiveUpdates(browser: Browser, portal: TwoProcesses): Promise<Measurement[]> {
  const { applications } = await call<{ applications: Submitted[] }>(portal, '/api/staff/work-list?limit=2');
  const [watched, other] = applications;
  if (!watched || !other) throw new Error('There are fewer than two applications');
  const places = [
    ['its page', `/staff/applications/${watched.applicationId}`],
    ['the list', `/staff?search=${watched.reference}`],
  ] as const;
  const measured: Measurement[] = [];
  for (const [place, address] of places) {
    const page = await open(browser, portal, address);
    await page.getByText(watched.reference).filter({ visible: true }).first().waitFor();
    const quiet = await timesOf(page, ROUNDS, (name) => assign(portal, watched, name));
    const busy = await whileChanging(portal, other, () =>
      timesOf(page, ROUNDS, (name) => assign(portal, watched, name)),
    );
    await page.close();
    const worst = Math.max(...quiet, ...busy);
    measured.push({
      row: 'K6',
      name: `longest until a change in another process is shown on ${place} ÷ 1 s`,
      ratio: worst / LONGEST_MS,
      target: { atMost: 1 },
      figures: {
        quietMedianMs: median(quiet),
        quietWorstMs: Math.max(...quiet),
        busyMedianMs: median(busy),
        busyP95Ms: percentile(busy, 0.95),
        busyWorstMs: Math.max(...busy),
      },
    });
  }
  return measured;
}
