import type { z } from 'zod';
import type { Transaction } from './database/index.ts';

/** How often a failing job is tried again, and after how long. */
export type JobRetry = {
  /** Tries after the first. */
  limit: number;
  /** Seconds before the second try; it doubles with each one. */
  firstDelaySeconds: number;
  /** Seconds the delay never exceeds. */
  longestDelaySeconds: number;
};

/** A kind of job: its name, what it carries, and how it is retried. */
export type Job<Payload> = {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly retry: JobRetry;
  /** Seconds after which a job whose worker was lost goes back to the queue. */
  readonly expireSeconds: number;
  /** Jobs of this kind one process works on at a time. */
  readonly concurrency: number;
  /** A cron expression in UTC for a job that starts by itself, with an empty payload. */
  readonly cron: string | undefined;
};

/** A job with what it does. A handler may run twice for one job and must do its work once. */
export type JobHandler = {
  readonly job: Job<unknown>;
  readonly handle: (payload: unknown, run: JobRun) => Promise<void>;
};

/** What a handler knows of the run it is in. */
export type JobRun = {
  readonly id: string;
  /** 0 on the first try. */
  readonly retryCount: number;
  /** Aborted when the job took longer than it may. */
  readonly signal: AbortSignal;
};

export type EnqueueOptions = {
  /** The product's time, by the server's clock, before which it does not start. */
  startAfter?: Date;
  /** At most one waiting job per key. */
  singletonKey?: string;
};

export type Jobs = {
  /** Puts a job into the queue as part of `tx`: it exists only if `tx` commits. */
  enqueue<Payload>(tx: Transaction, job: Job<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void>;
  /** Creates the queues and starts working on them. */
  start(handlers: readonly JobHandler[]): Promise<void>;
  /** Takes no new job, lets running ones finish for a while, and gives the others back to the queue. */
  stop(): Promise<void>;
  /** Whether the queue is started and the database answers. */
  ready(): Promise<boolean>;
};
