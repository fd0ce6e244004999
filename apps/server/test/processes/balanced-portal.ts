import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS } from '@portal/contract/constants';
import { getApplication, listApplications, saveDraft } from '@portal/contract/operations/application';
import { removeStatement, uploadStatement } from '@portal/contract/operations/revenue';
import { expect, onTestFailed, onTestFinished } from 'vitest';
import { type Balancer, type BalancerName, startBalancer } from './balancers.ts';
import { openApplicant } from '../crash/applicant.ts';
import { createPostgresDatabase } from '../database/databases.ts';
import { freePort } from './free-port.ts';
import { openMailServer } from '../outside/mail-server.ts';
import { type RemoteBrowser, signUpRemotely } from '../remote-browser.ts';
import { pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { type ServerProcess, startServerProcess, statusOf } from './server-process.ts';

const POLL = { timeout: 2 * MINUTE_MS, interval: 50 };
const PEOPLE = process.env.TEST_FULL === '1' ? 4 : 2;
const FILE_BYTES = 300_000;
/** Rounds without pauses, which measure what the portal can handle. */
const ROUNDS_AT_SATURATION = 3;

export const STAFF_KEY = `staff_${'k'.repeat(40)}`;

export interface BalancedPortal {
  readonly balancer: Balancer;
  readonly servers: readonly ServerProcess[];
  replace(place: number, main?: string): Promise<void>;
  startBeside(main?: string): Promise<ServerProcess>;
  /**
   * Has customers read, save and upload until `change` is done, at half of what the portal can handle. Fails if a call
   * gets an unexpected response, or if anything saved is missing.
   */
  keepWorking(change: () => Promise<void>): Promise<number>;
}

interface Portal {
  name: BalancerName;
  processes: number;
  main?: string | undefined;
}

export async function openBalancedPortal({ name, processes, main }: Portal): Promise<BalancedPortal> {
  const [dataDir, database, smtp] = [
    await mkdtemp(path.join(tmpdir(), 'portal-balanced-')),
    await createPostgresDatabase(true),
    await openMailServer(),
  ];
  const ports: string[] = [];
  for (let count = 0; count < processes; count += 1) ports.push(String(await freePort()));
  const balancer = await startBalancer(
    name,
    ports.map((port) => `127.0.0.1:${port}`),
  );
  const launch = (port: string, from?: string) =>
    startServerProcess(
      {
        PORT: port,
        PUBLIC_URL: balancer.origin,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '5',
        PORTAL_BOOTSTRAP_KEY: STAFF_KEY,
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      },
      from === undefined ? {} : { main: from },
    );
  const servers: ServerProcess[] = [];
  const beside: ServerProcess[] = [];
  onTestFailed(() => {
    process.stderr.write(`${balancer.origin}\n${balancer.output.text}`);
  });
  onTestFinished(async () => {
    await Promise.all([...servers, ...beside].map((server) => server.end('SIGKILL')));
    await balancer.stop();
    await smtp.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  for (const port of ports) {
    const server = launch(port, main);
    servers.push(server);
    await server.ready();
  }
  const document = '/api/openapi.json';
  const reached = async () => {
    await statusOf(`${balancer.origin}${document}`);
    return servers.every(({ output }) => output.stdout.includes(document));
  };
  await expect.poll(reached, POLL).toBe(true);

  const signUp = (email: string) =>
    signUpRemotely(balancer.origin, email, (to) =>
      Promise.resolve(
        smtp.mails
          .filter((mail) => [mail.to].flat()[0]?.text === to)
          .map(({ text = '' }) => ({ text }))
          .at(-1),
      ),
    );

  return {
    balancer,
    servers,
    replace: async (place, next) => {
      expect(await servers[place]?.end('SIGTERM')).toEqual({ code: 0, signal: null });
      const server = launch(ports[place] ?? '', next);
      servers[place] = server;
      await server.ready();
      await expect.poll(() => server.output.stdout, POLL).toContain(listApplications.path);
    },
    startBeside: async (from) => {
      const server = launch(String(await freePort()), from);
      beside.push(server);
      return server;
    },
    keepWorking: async (change) => {
      const browsers: RemoteBrowser[] = [];
      for (let person = 1; person <= PEOPLE; person += 1) browsers.push(await signUp(`balanced-${person}@example.com`));
      const people = await Promise.all(browsers.map(openWorker));
      const beganAt = performance.now();
      await Promise.all(
        people.map(async (person) => {
          for (let round = 0; round < ROUNDS_AT_SATURATION; round += 1) await person.work();
        }),
      );
      const paceMs = (2 * (performance.now() - beganAt)) / ROUNDS_AT_SATURATION;
      const changing = { isDone: false };
      const working = Promise.all(people.map((person) => keepPace(person, paceMs, () => changing.isDone)));
      const done = change().finally(() => {
        changing.isDone = true;
      });
      const [calls] = await Promise.all([working, done]);
      expect(Math.min(...calls)).toBeGreaterThan(0);
      return calls.reduce((sum, count) => sum + count, 0);
    },
  };
}

interface Worker {
  work(): Promise<number>;
  check(): Promise<void>;
}

async function openWorker(browser: RemoteBrowser): Promise<Worker> {
  const applicationId = await openApplicant(browser).reachUpload();
  const step = 'personalInformation';
  let typed = '';
  let rounds = 0;
  const read = () => browser.call(getApplication, { params: { applicationId } });
  return {
    work: async () => {
      rounds += 1;
      await browser.call(listApplications);
      await browser.renew();
      const { version } = await read();
      const values = { lastName: `Roy ${String(rounds)}` };
      await browser.call(saveDraft, { params: { applicationId, step }, body: { version, values } });
      typed = values.lastName;
      const { statementId } = await browser.upload(uploadStatement, {
        params: { applicationId },
        fileName: 'march.pdf',
        content: pdfOfSize(FILE_BYTES, rounds),
      });
      await browser.call(removeStatement, { params: { applicationId, statementId } });
      return 6;
    },
    check: async () => {
      expect((await read()).drafts[step]).toMatchObject({ lastName: typed });
    },
  };
}

async function keepPace(person: Worker, paceMs: number, isDone: () => boolean): Promise<number> {
  let calls = 0;
  while (!isDone()) {
    const beganAt = performance.now();
    calls += await person.work();
    await delay(Math.max(0, beganAt + paceMs - performance.now()));
  }
  await person.check();
  return calls;
}
