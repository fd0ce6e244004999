import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test as every, vi } from 'vitest';
import * as z from 'zod/mini';
import { availableDatabases, openTestDatabase, ordinaryDatabases } from '../../test/database/databases.ts';
import { systemClock } from './clock.ts';
import type { Database } from './database/index.ts';
import { createVault } from './encryption/index.ts';
import { createJobs, defineJob, handleJob, SUPERVISE_SECONDS } from './jobs.ts';
import type { JobHandler, Jobs } from './jobs.ts';
import { createLogger } from './logger.ts';
import { createRandom } from './random.ts';
import { WAIT } from '../../test/wait.ts';

const note = defineJob({
  name: 'test.note',
  payload: z.strictObject({ text: z.string() }),
  retry: { firstDelaySeconds: 1, limit: 3 },
});

const JOBS_IN_TURN = 20;
const RETRY_SECONDS = 60;

function remember(seen: string[], text: string): Promise<void> {
  seen.push(text);
  return Promise.resolve();
}

describe.each(availableDatabases())('the job queue on %s', (kind) => {
  const test = every.runIf(ordinaryDatabases().includes(kind));
  let database: Database;
  let running: Jobs[];
  const random = createRandom(systemClock);
  const vault = createVault([{ id: 'k', key: random.bytes(32) }]);

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()));
    await database.close();
  });

  async function startJobs(
    handlers: JobHandler[],
    options: { superviseSeconds?: number; stopTimeoutMs?: number } = {},
  ): Promise<Jobs> {
    const jobs = createJobs({
      database,
      clock: systemClock,
      random,
      vault,
      logger: createLogger({ level: 'silent' }),
      ...options,
    });
    running.push(jobs);
    await jobs.start(handlers);
    return jobs;
  }

  const enqueue = (jobs: Jobs, text: string, options = {}) =>
    database.transaction((tx) => jobs.enqueue(tx, note, { text }, options));

  const states = async () =>
    (
      await database.executeSql(`select state::text from pgboss.job where name = 'test.note' order by created_on`)
    ).rows.map((row) => row.state);

  test('runs a job once its transaction has committed, without waiting for the next poll', async () => {
    let isDone = Promise.withResolvers<string>();
    const jobs = await startJobs([
      handleJob(note, ({ text }) => {
        isDone.resolve(text);
        return Promise.resolve();
      }),
    ]);
    await vi.waitFor(async () => expect(await jobs.ready()).toBe(true), WAIT);
    // With fake timers, the next poll never happens.
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let count = 1; count <= JOBS_IN_TURN; count += 1) {
      isDone = Promise.withResolvers();
      await enqueue(jobs, String(count));
      expect(await isDone.promise).toBe(String(count));
    }
    vi.useRealTimers();
    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['completed'])), WAIT);
  });

  test('does not run a job whose transaction was rolled back', async () => {
    const jobs = await startJobs([handleJob(note, () => Promise.resolve())]);
    const failed = database.transaction(async (tx) => {
      await jobs.enqueue(tx, note, { text: 'a' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await states()).toEqual([]);
  });

  test('stores payloads encrypted, and no error messages', async () => {
    const jobs = await startJobs([handleJob(note, () => Promise.reject(new Error('canary-message')))]);
    await enqueue(jobs, 'canary-payload');
    await vi.waitFor(async () => expect(await states()).toEqual(['retry']), WAIT);
    const { rows } = await database.executeSql('select row_to_json(job)::text as kept from pgboss.job');
    expect(JSON.stringify(rows)).not.toContain('canary');
  });

  test('refuses a payload that does not match the job', async () => {
    const jobs = await startJobs([handleJob(note, () => Promise.resolve())]);
    const wrong = { text: 1 } as unknown as { text: string };
    await expect(database.transaction((tx) => jobs.enqueue(tx, note, wrong))).rejects.toThrow();
  });

  test('retries a failing job until it succeeds', async () => {
    const tries: number[] = [];
    const jobs = await startJobs([
      handleJob(note, (_payload, run) => {
        tries.push(run.retryCount);
        return tries.length < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve();
      }),
    ]);
    await enqueue(jobs, 'a');
    await vi.waitFor(async () => {
      await jobs.bringForward(RETRY_SECONDS);
      expect(await states()).toEqual(['completed']);
    }, WAIT);
    expect(tries).toEqual([0, 1, 2]);
  });

  test('runs many jobs without pauses in between', async () => {
    const seen: string[] = [];
    const jobs = await startJobs([handleJob(note, ({ text }) => remember(seen, text))]);
    await database.transaction(async (tx) => {
      for (let index = 0; index < 40; index += 1) await jobs.enqueue(tx, note, { text: String(index) });
    });
    await vi.waitFor(() => expect(seen).toHaveLength(40), WAIT);
    expect(new Set(seen).size).toBe(40);
  });

  test('holds one waiting job per key', async () => {
    const jobs = await startJobs([handleJob(note, () => Promise.resolve())]);
    const later = { startAfter: new Date(Date.now() + 3_600_000) };
    await enqueue(jobs, 'a', { ...later, singletonKey: 'x' });
    await enqueue(jobs, 'b', { ...later, singletonKey: 'x' });
    await enqueue(jobs, 'c', { ...later, singletonKey: 'y' });
    await enqueue(jobs, 'd', later);
    await enqueue(jobs, 'e', later);
    expect(await states()).toHaveLength(4);
  });

  test('waits until the requested start time', async () => {
    const seen: string[] = [];
    const jobs = await startJobs([handleJob(note, ({ text }) => remember(seen, text))]);
    await enqueue(jobs, 'later', { startAfter: new Date(Date.now() + 3_600_000) });
    await enqueue(jobs, 'now');
    await vi.waitFor(() => expect(seen).toEqual(['now']), WAIT);
    await jobs.bringForward(3700);
    await vi.waitFor(() => expect(seen).toEqual(['now', 'later']), WAIT);
  });

  test('finds due jobs with one query for all queues', async () => {
    const queries = vi.spyOn(database, 'executeSql');
    const count = (part: string) => queries.mock.calls.filter(([text]) => text.includes(part)).length;
    const seen: string[] = [];
    const others = ['test.one', 'test.two', 'test.three'].map((name) => defineJob({ name, payload: note.payload }));
    const jobs = await startJobs([
      handleJob(note, ({ text }) => remember(seen, text)),
      ...others.map((job) => handleJob(job, () => Promise.resolve())),
    ]);
    await enqueue(jobs, 'later', { startAfter: new Date(Date.now() + 3_600_000) });
    await vi.waitFor(() => expect(count('unnest($1::text[])')).toBeGreaterThan(others.length), WAIT);
    expect(seen).toEqual([]);
    expect(count('SKIP LOCKED')).toBeLessThan(others.length * count('unnest($1::text[])'));
    await database.executeSql("update pgboss.job set start_after = now() where state = 'created'");
    await vi.waitFor(() => expect(seen).toEqual(['later']), WAIT);
  });

  test('lets a running job finish at shutdown, and starts no other', async () => {
    let finish: () => void = () => undefined;
    const seen: string[] = [];
    const jobs = await startJobs([
      handleJob(note, async ({ text }) => {
        seen.push(text);
        await new Promise<void>((resolve) => (finish = resolve));
      }),
    ]);
    await enqueue(jobs, 'a');
    await vi.waitFor(() => expect(seen).toEqual(['a']), WAIT);
    await enqueue(jobs, 'b');
    const stopped = jobs.stop();
    finish();
    await stopped;
    expect(seen).toEqual(['a']);
    expect((await states()).toSorted()).toEqual(['completed', 'created']);
  });

  test('returns an unfinished job to the queue at shutdown', async () => {
    const seen: string[] = [];
    const endless = await startJobs(
      [
        handleJob(note, async ({ text }, run) => {
          seen.push(text);
          await new Promise((resolve) => run.signal.addEventListener('abort', resolve));
        }),
      ],
      { stopTimeoutMs: 1000 },
    );
    await enqueue(endless, 'a');
    await vi.waitFor(() => expect(seen).toEqual(['a']), WAIT);
    await endless.stop();
    expect(await states()).toEqual(['retry']);
  });

  every.runIf(kind === 'pglite')('resumes at startup the jobs that a crash interrupted', async () => {
    const seen: string[] = [];
    const jobs = await startJobs([handleJob(note, () => Promise.resolve())]);
    await enqueue(jobs, 'a', { startAfter: new Date(Date.now() + 3_600_000) });
    await jobs.stop();
    await database.executeSql(`update pgboss.job set state = 'active', started_on = now() where name = 'test.note'`);
    await startJobs([handleJob(note, ({ text }) => remember(seen, text))]);
    await vi.waitFor(() => expect(seen).toEqual(['a']), WAIT);
  });

  test('takes over a job of a lost worker within 30 s', async () => {
    const mail = defineJob({ name: 'test.mail', payload: note.payload });
    await startJobs([handleJob(mail, () => Promise.resolve())]);
    const { rows } = await database.executeSql(
      `select heartbeat_seconds as silent, retry_delay as delay from pgboss.queue where name = 'test.mail'`,
    );
    // The first delay is random, up to twice as long.
    expect(Number(rows[0]?.silent) + SUPERVISE_SECONDS + 2 * Number(rows[0]?.delay)).toBeLessThan(30);
  });

  test('reruns a job whose worker was lost', async () => {
    const short = defineJob({
      name: 'test.note',
      payload: note.payload,
      expireSeconds: 2,
      retry: { firstDelaySeconds: 1 },
    });
    const seen: string[] = [];
    const jobs = await startJobs([handleJob(short, ({ text }) => remember(seen, text))], { superviseSeconds: 1 });
    await enqueue(jobs, 'a', { startAfter: new Date(Date.now() + 3_600_000) });
    // A killed worker leaves its job like this: active, but not worked on.
    await sql`update pgboss.job set state = 'active', started_on = now() - interval '3 seconds', start_after = now()
      where name = 'test.note'`.execute(database.query);
    await vi.waitFor(async () => {
      await jobs.bringForward(RETRY_SECONDS);
      expect(seen).toEqual(['a']);
    }, WAIT);
  });
});
