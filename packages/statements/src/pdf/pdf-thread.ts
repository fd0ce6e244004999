import { Worker } from 'node:worker_threads';
import { workedMsOf } from './processor-time.ts';
import type { PdfMessage, PdfNotOpened, PdfReplies, PdfTask, ReadingPage } from './pdf-verdict.ts';

const CHECK_MS = 20;
const heapLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/**
 * Why a thread returned nothing: it used too much memory or died; its work took too long; the machine was busy; or the
 * machine was busy while others waited.
 */
type GivenUp = 'damaged' | PdfNotOpened;

export interface TimeLimits {
  processorMs: number;
  /** Wall-clock limit of a task, and the result if it is exceeded. */
  timeMs: number;
  late: 'machineBusy' | 'noTurn';
}

export type OnPage = (page: ReadingPage) => void;

/** Limits of a task. The time limit is a function because it depends on who is waiting. */
export interface TaskLimits {
  memoryBytes: number;
  time: () => TimeLimits;
  onPage?: OnPage | undefined;
}

export type Answer<Kind extends PdfTask['kind']> = { workedMs: number } & (
  { found: PdfReplies[Kind]; givenUp?: undefined } | { givenUp: GivenUp }
);

const workers = {
  text: new URL('./pdf-worker.ts', import.meta.url),
  pictures: new URL('../pictures/picture-worker.ts', import.meta.url),
} as const;

/** @param niceness 0 to 19; higher leaves more to other threads */
export function startThread(niceness: number, reads: keyof typeof workers = 'text'): Worker {
  const worker = new Worker(workers[reads], {
    resourceLimits: heapLimits,
    workerData: { niceness },
    stdout: true,
    stderr: true,
  });
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}

/** Runs a task in a thread within its limits. V8's own limits exclude buffers, so those are watched from here. */
export async function askThread<Kind extends PdfTask['kind']>(
  worker: Worker,
  task: Extract<PdfTask, { kind: Kind }>,
  { memoryBytes, time, onPage }: TaskLimits,
): Promise<Answer<Kind>> {
  const answer = Promise.withResolvers<Answer<Kind>>();
  const startedAt = performance.now();
  let beganAtMs: number | undefined;
  let workedMs = 0;
  const giveUp = (givenUp: GivenUp) => answer.resolve({ givenUp, workedMs });
  const end = () => giveUp('damaged');
  const onMessage = (message: PdfMessage<Kind>) => {
    if ('beganAtMs' in message) ({ beganAtMs } = message);
    else if ('page' in message) onPage?.(message.page);
    else answer.resolve(message);
  };
  const check = async () => {
    const [heap, used] = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]);
    if (heap.total_heap_size + heap.external_memory > memoryBytes) giveUp('damaged');
    if (beganAtMs === undefined) return;
    workedMs = Math.max(0, workedMsOf(used) - beganAtMs);
    if (workedMs > time().processorMs) giveUp('tooSlow');
  };
  const watch = setInterval(() => {
    const { late, timeMs } = time();
    if (performance.now() - startedAt > timeMs) giveUp(late);
    // A thread has no statistics before it runs and after it ends.
    void check().catch(() => undefined);
  }, CHECK_MS);
  worker.on('message', onMessage).on('error', end).on('exit', end);
  worker.postMessage(task, [task.data.buffer]);
  try {
    return await answer.promise;
  } finally {
    clearInterval(watch);
    worker.off('message', onMessage).off('error', end).off('exit', end);
  }
}
