import { Worker } from 'node:worker_threads';
import { workedMsOf } from './processor-time.ts';
import type { PdfMessage, PdfNotOpened, PdfReplies, PdfTask } from './pdf-verdict.ts';

const CHECK_MS = 20;
const heapLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/**
 * Why a thread returned nothing: it used too much memory, or ended; it worked too long; the machine was busy; or it was,
 * and others waited for the thread.
 */
type GivenUp = 'damaged' | PdfNotOpened;

/** How long a task may take. */
export interface TimeLimits {
  processorMs: number;
  /** Wall-clock time, and what is said of a task that exceeds it. */
  timeMs: number;
  late: 'machineBusy' | 'noTurn';
}

/** What a task may use. Its time is asked again and again: it may depend on who waits. */
export interface TaskLimits {
  memoryBytes: number;
  time: () => TimeLimits;
}

/** What a thread found, or why it is no longer usable, and the processor time that it took. */
export type Answer<Kind extends PdfTask['kind']> = { workedMs: number } & (
  { found: PdfReplies[Kind]; givenUp?: undefined } | { givenUp: GivenUp }
);

/** What a thread reads: the text of a PDF, or the pictures of its pages. */
const workers = {
  text: new URL('./pdf-worker.ts', import.meta.url),
  pictures: new URL('../pictures/picture-worker.ts', import.meta.url),
} as const;

/** Starts a thread. @param niceness from 0 to 19: the higher, the more it leaves to the others */
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

/** Has a thread do a task within its limits. V8's own limits exclude buffers, so those are watched from here. */
export async function askThread<Kind extends PdfTask['kind']>(
  worker: Worker,
  task: Extract<PdfTask, { kind: Kind }>,
  { memoryBytes, time }: TaskLimits,
): Promise<Answer<Kind>> {
  const answer = Promise.withResolvers<Answer<Kind>>();
  const startedAt = performance.now();
  let beganAtMs: number | undefined;
  let workedMs = 0;
  const giveUp = (givenUp: GivenUp) => answer.resolve({ givenUp, workedMs });
  const end = () => giveUp('damaged');
  const hear = (message: PdfMessage<Kind>) => {
    if ('beganAtMs' in message) ({ beganAtMs } = message);
    else answer.resolve(message);
  };
  const look = async () => {
    const [heap, used] = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]);
    if (heap.total_heap_size + heap.external_memory > memoryBytes) giveUp('damaged');
    if (beganAtMs === undefined) return;
    workedMs = Math.max(0, workedMsOf(used) - beganAtMs);
    if (workedMs > time().processorMs) giveUp('tooSlow');
  };
  const watch = setInterval(() => {
    const { late, timeMs } = time();
    if (performance.now() - startedAt > timeMs) giveUp(late);
    // A thread has no figures before it runs and after it ended.
    void look().catch(() => undefined);
  }, CHECK_MS);
  worker.on('message', hear).on('error', end).on('exit', end);
  worker.postMessage(task, [task.data.buffer]);
  try {
    return await answer.promise;
  } finally {
    clearInterval(watch);
    worker.off('message', hear).off('error', end).off('exit', end);
  }
}
