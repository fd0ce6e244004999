import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely } from 'pg-boss';
import type { JobWithMetadata, PgBoss, Queue } from 'pg-boss';
import { SECOND_MS } from '@portal/contract/constants';
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import type { Database, Transaction } from './database/index.ts';
import { findQueueVersion, QUEUE_SCHEMA, QUEUE_SCHEMA_VERSION } from './database/migrate/queue-schema.ts';
import type { Vault } from './encryption/index.ts';
import { indexUnfinished, newBoss } from './job-tables.ts';
import type { Logger } from './logger.ts';
import type { Random } from './random.ts';
import { currentTraceParent, inSpan } from './telemetry/tracing.ts';

export interface JobRetry {
  limit: number;
  /** Seconds before the second attempt; doubles with each further one. */
  firstDelaySeconds: number;
  longestDelaySeconds: number;
}

export interface Job<Payload> {
  readonly name: string;
  readonly payload: z.ZodMiniType<Payload>;
  readonly retry: JobRetry;
  /** Seconds after which the job of a lost worker returns to the queue. */
  readonly expireSeconds: number;
  readonly concurrency: number;
  readonly cron: string | undefined;
}

export interface JobHandler {
  readonly job: JobDefinition;
  readonly handle: (payload: unknown, run: JobRun) => Promise<void>;
}

type JobDefinition = Omit<Job<unknown>, 'payload'> & { readonly payload: z.ZodMiniType };

export interface JobRun {
  readonly id: string;
  readonly retryCount: number;
  readonly signal: AbortSignal;
}

/** `failed` means abandoned after the last attempt. */
export const jobOutcomes = ['done', 'retried', 'failed'] as const;

interface JobEnd {
  kind: string;
  outcome: (typeof jobOutcomes)[number];
  seconds: number;
}

interface EnqueueOptions {
  startAfter?: Date;
  /** At most one waiting job per key. */
  singletonKey?: string;
  /** Integer, default 0; higher first among waiting jobs of a kind. */
  priority?: number;
}

export interface JobCount {
  kind: string;
  state: string;
  count: number;
  /** How many of them are late (see `LATE_JOB`). */
  late: number;
  oldestWaitsSeconds: number;
}

export interface TroubledJob<Payload> {
  /** Undefined if it cannot be opened, such as after its key was removed. */
  payload: Payload | undefined;
  state: 'late' | 'failed';
  queuedAt: Date;
  tries: number;
}

export interface Jobs {
  /** Queues a job as part of `tx`: it exists only if `tx` commits. */
  enqueue<Payload>(tx: Transaction, job: Job<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void>;
  /** Creates the queues and starts working; if `works` is false, other processes do the work. */
  start(handlers: readonly JobHandler[], options?: { works: boolean }): Promise<void>;
  /** Accepts no new jobs, lets running ones finish for a while, and returns the others to the queue. */
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  counts(): Promise<JobCount[]>;
  /** Late and failed jobs of a kind, newest first. */
  listTroubled<Payload>(job: Job<Payload>, most: number): Promise<TroubledJob<Payload>[]>;
  kinds(): readonly string[];
  onEnd(listener: (end: JobEnd) => void): void;
  /** Makes waiting jobs due earlier, for an advanced development clock. */
  bringForward(seconds: number): Promise<void>;
}

/** Retries for about ten hours: first after seconds, finally every half hour. */
const standardRetry: JobRetry = { limit: 30, firstDelaySeconds: 5, longestDelaySeconds: 1800 };
const STANDARD_EXPIRE_SECONDS = 120;
/** One query for all queues finds due jobs; workers' own polling is only a fallback. */
const DUE_POLL_MS = 1000;
const WORKER_POLL_SECONDS = 30;
const STANDARD_STOP_TIMEOUT_MS = 15_000;
/** With the heartbeat and the first delay, a job of a lost worker is taken over within half a minute. */
export const SUPERVISE_SECONDS = 6;
/** A worker silent for longer than this is lost, and its job is resumed. */
const HEARTBEAT_SECONDS = 10;
/** Due for a quarter of an hour, or still retried a quarter of an hour after it was queued. */
const LATE_JOB = `(start_after < now() - interval '15 minutes' and state = 'created'
  or created_on < now() - interval '15 minutes' and state = 'retry')`;
const CRON_ZONE = 'UTC';
const NO_JOB_ID = '00000000-0000-0000-0000-000000000000';

/** Defines a job; the defaults suit mails and calls to other services. */
export function defineJob<Payload>(
  definition: Pick<Job<Payload>, 'name' | 'payload'> &
    Partial<Pick<Job<Payload>, 'expireSeconds' | 'concurrency'>> & {
      retry?: Partial<JobRetry>;
      cron?: string;
    },
): Job<Payload> {
  return {
    name: definition.name,
    payload: definition.payload,
    retry: { ...standardRetry, ...definition.retry },
    expireSeconds: definition.expireSeconds ?? STANDARD_EXPIRE_SECONDS,
    concurrency: definition.concurrency ?? 1,
    cron: definition.cron,
  };
}

/** A handler may run twice for the same job, so it must be idempotent. */
export function handleJob<Payload>(
  job: Job<Payload>,
  handle: (payload: Payload, run: JobRun) => Promise<void>,
): JobHandler {
  return { job, handle: (payload, run) => handle(job.payload.parse(payload), run) };
}

export function scheduleJob(
  definition: Omit<Parameters<typeof defineJob>[0], 'payload'> & { cron: string },
  handle: (run: JobRun) => Promise<void>,
): JobHandler {
  return handleJob(defineJob({ ...definition, payload: z.unknown() }), (_payload, run) => handle(run));
}

export interface JobsParts {
  database: Database;
  clock: Clock;
  random: Random;
  vault: Vault;
  logger: Logger;
  migrates?: boolean;
  superviseSeconds?: number;
  stopTimeoutMs?: number;
}

/** The job queue in the product's own database. Payloads are sealed, since they may contain mails. */
export function createJobs(parts: JobsParts): Jobs {
  const { database, clock, random, vault, logger } = parts;
  const workersOf = new Map<string, string[]>();
  const kinds: string[] = [];
  const listeners: ((end: JobEnd) => void)[] = [];
  const worked: WorkParts = {
    ...parts,
    ended: (end) => {
      for (const listener of listeners) listener(end);
    },
  };
  let running: PgBoss | undefined;
  const stopping = new AbortController();
  let polling: Promise<void> | undefined;

  const started = () => {
    if (running === undefined) throw new Error('The job queue is not started');

    return running;
  };

  const poke = (name: string) => {
    for (const worker of workersOf.get(name) ?? []) running?.notifyWorker(worker);
  };

  const pokeWhatIsDue = async ({ signal }: AbortController) => {
    while (!signal.aborted) {
      try {
        for (const name of await findDue(database, [...workersOf.keys()])) poke(name);
      } catch (error) {
        logger.warn({ err: error }, 'job queue error');
      }
      await delay(DUE_POLL_MS, undefined, { signal }).catch(ignoreAbort);
    }
  };

  return {
    enqueue: async (tx, job, payload, options = {}) => {
      const sealed = vault.seal(JSON.stringify(job.payload.parse(payload)), purposeOf(job.name));
      const traceparent = currentTraceParent();
      const data: SealedPayload = traceparent === undefined ? { sealed } : { sealed, traceparent };
      await started().send(job.name, data, {
        db: fromKysely(tx),
        ...(options.startAfter === undefined ? {} : { startAfter: secondsUntil(options.startAfter, clock) }),
        priority: options.priority ?? 0,
        // The queue's policy allows one waiting job per key, so a job without a key gets a unique one.
        singletonKey: options.singletonKey ?? random.uuid(),
      });
      database.afterCommit(() => poke(job.name));
    },

    start: async (handlers, { works } = { works: true }) => {
      const { migrates = true, superviseSeconds = SUPERVISE_SECONDS } = parts;
      // Tables changed by a newer version work for this one, too, so pg-boss must do nothing.
      const isNewer = !migrates && (await findQueueVersion(database)) !== QUEUE_SCHEMA_VERSION;
      const boss = newBoss(database, { superviseSeconds, migrates: migrates || isNewer });
      boss.on('error', (error: Error & { queue?: string }) =>
        logger.warn({ job: error.queue, err: error }, 'job queue error'),
      );
      await boss.start();
      if (migrates) await indexUnfinished(database);
      await prepareQueues(
        boss,
        handlers.map(({ job }) => job),
      );
      kinds.push(...handlers.map(({ job }) => job.name));
      await takeBackOrphans(database);
      running = boss;
      for (const handler of works ? handlers : []) {
        const ids: string[] = [];
        workersOf.set(handler.job.name, ids);
        await startWorkers(worked, boss, handler, ids);
      }
      if (works) polling = pokeWhatIsDue(stopping);
    },

    stop: async () => {
      const boss = running;
      running = undefined;
      workersOf.clear();
      stopping.abort();
      await polling;
      await boss?.stop({ graceful: true, close: false, timeout: parts.stopTimeoutMs ?? STANDARD_STOP_TIMEOUT_MS });
    },

    ready: async () => running !== undefined && (await database.ready()),

    counts: async () => {
      const { rows } = await database.executeSql(
        `select name as kind, state::text as state, count(*)::int as count,
          coalesce(greatest(0, extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry')))), 0)::float
            as "oldestWaitsSeconds",
          count(*) filter (where ${LATE_JOB})::int as late
        from ${QUEUE_SCHEMA}.job where state <> 'completed' group by name, state`,
      );
      return rows as unknown as JobCount[];
    },

    listTroubled: async ({ name, payload }, most) => {
      const { rows } = await database.executeSql(
        `select data ->> 'sealed' as sealed, case state when 'failed' then 'failed' else 'late' end as state,
          created_on as "queuedAt", retry_count + (state = 'failed')::int as tries
        from ${QUEUE_SCHEMA}.job where name = $1 and (state = 'failed' or ${LATE_JOB}) order by created_on desc limit $2`,
        [name, most],
      );
      const troubled = rows as unknown as (Omit<TroubledJob<never>, 'payload'> & SealedPayload)[];
      return troubled.map(({ sealed, ...row }) => ({
        ...row,
        payload: openPayload(() => payload.parse(JSON.parse(vault.open(sealed, purposeOf(name))))),
      }));
    },

    kinds: () => kinds,

    onEnd: (listener) => {
      listeners.push(listener);
    },

    bringForward: async (seconds) => {
      await database.executeSql(
        `update ${QUEUE_SCHEMA}.job set start_after = start_after - make_interval(secs => $1) where state in ('created', 'retry')`,
        [seconds],
      );
      [...workersOf.keys()].forEach(poke);
    },
  };
}

/** Queues among `names` with a job that can start now, by one index lookup each. */
async function findDue(database: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await database.executeSql(
    `select name from unnest($1::text[]) as name where exists (
      select from ${QUEUE_SCHEMA}.job where job.name = name.name and job.state < 'active' and job.start_after <= now())`,
    [names],
  );
  return rows.map(({ name }) => String(name));
}

function openPayload<Payload>(open: () => Payload): Payload | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

function ignoreAbort(error: Error): void {
  if (error.name !== 'AbortError') throw error;
}

interface WorkParts extends JobsParts {
  ended: (end: JobEnd) => void;
}

async function startWorkers(parts: WorkParts, boss: PgBoss, handler: JobHandler, ids: string[]): Promise<void> {
  const { job } = handler;
  for (let index = 0; index < job.concurrency; index += 1) {
    const id = await boss.work(
      job.name,
      { includeMetadata: true as const, pollingIntervalSeconds: WORKER_POLL_SECONDS },
      async ([found]: QueuedJob[]) => {
        if (found === undefined) return;
        // Fetching again right away empties a long queue without pauses.
        boss.notifyWorker(ids[index] ?? '');
        await runJob(parts, handler, found);
      },
    );
    ids.push(id);
  }
}

async function runJob(parts: WorkParts, { job, handle }: JobHandler, found: QueuedJob): Promise<void> {
  const { vault, logger } = parts;
  const details = { job: job.name, jobId: found.id, retryCount: found.retryCount };
  const beganAt = performance.now();
  const end = (outcome: JobEnd['outcome']): number => {
    const milliseconds = performance.now() - beganAt;
    parts.ended({ kind: job.name, outcome, seconds: milliseconds / SECOND_MS });
    return Math.round(milliseconds);
  };
  try {
    const payload: unknown = found.data === null ? {} : JSON.parse(vault.open(found.data.sealed, purposeOf(job.name)));
    const attributes = { 'messaging.destination.name': job.name, 'portal.job.retries': found.retryCount };
    await inSpan({ name: `job ${job.name}`, kind: 'consumer', attributes, continues: found.data?.traceparent }, () =>
      handle(payload, { id: found.id, retryCount: found.retryCount, signal: found.signal }),
    );
    logger.info({ ...details, milliseconds: end('done') }, 'job done');
  } catch (error) {
    const lastTry = found.retryCount >= job.retry.limit;
    logger.warn({ ...details, milliseconds: end(lastTry ? 'failed' : 'retried'), lastTry, err: error }, 'job failed');
    // pg-boss stores the failure, and a message could repeat the payload.
    throw new JobFailed();
  }
}

interface SealedPayload {
  sealed: string;
  traceparent?: string;
}
/** A job started by cron has no payload. */
type QueuedJob = JobWithMetadata<SealedPayload | null>;

class JobFailed extends Error {
  override readonly name = 'JobFailed';
  constructor() {
    super('The job failed; see the log');
  }
}

/** The embedded database has one process, so a job that is active at startup was lost in a crash. */
async function takeBackOrphans(database: Database): Promise<void> {
  if (database.kind === 'pglite') {
    await database.executeSql(
      `update ${QUEUE_SCHEMA}.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit`,
    );
  }
}

/** Creates queues that are missing and updates those that differ; does nothing after a version's first start. */
async function prepareQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const job of jobs) {
    await prepareQueue(boss, job, queues.get(job.name));
    const schedule = schedules.get(job.name);
    if (job.cron === undefined && schedule !== undefined) await boss.unschedule(job.name);
    if (job.cron !== undefined && !isSubset({ cron: job.cron, timezone: CRON_ZONE }, schedule ?? {}))
      await boss.schedule(job.name, job.cron, null, { tz: CRON_ZONE });
  }
}

async function prepareQueue(boss: PgBoss, job: JobDefinition, found: object | undefined): Promise<void> {
  const options = queueOptions(job);
  if (found !== undefined && isSubset(options, found)) return;
  if (found === undefined) await boss.createQueue(job.name, { ...options, policy: 'short' });
  else await boss.updateQueue(job.name, options);
  // Fills pg-boss's cache, so that `enqueue` never queries outside its transaction.
  await boss.findJobs(job.name, { id: NO_JOB_ID });
}

function queueOptions(job: JobDefinition): Omit<Queue, 'name' | 'policy'> {
  return {
    retryLimit: job.retry.limit,
    retryDelay: job.retry.firstDelaySeconds,
    retryDelayMax: job.retry.longestDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.expireSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
}

function isSubset(wanted: object, found: object): boolean {
  return Object.entries(wanted).every(([key, value]) => (found as Record<string, unknown>)[key] === value);
}

function purposeOf(name: string): string {
  return `job.${name}`;
}

/** Counts in seconds, because the queue uses the database's clock. */
function secondsUntil(time: Date, clock: Clock): number {
  return Math.max(0, Math.ceil((time.getTime() - clock.now().getTime()) / 1000));
}
