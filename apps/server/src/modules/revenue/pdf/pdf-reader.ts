import { Worker } from 'node:worker_threads';
import { MEGABYTE, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { PdfAnswers, PdfReading, PdfTask, PdfVerdict } from './pdf-verdict.ts';

const READERS = 2;
/** Time of a processor for one file: what else the machine has to do does not count. */
const PROCESSOR_LIMIT_MS = 10 * SECOND_MS;
/** On the wall: somebody waits for an upload, and nobody for a reading. */
const TIME_LIMITS_MS = { examine: 10 * SECOND_MS, read: MINUTE_MS } as const satisfies Record<PdfTask['kind'], number>;
/** Heap and buffers of one reader, the file of at most 15 MB included. */
const MEMORY_LIMIT_BYTES = 128 * MEGABYTE;
const CHECK_MS = 20;
const MICROSECONDS_IN_MS = 1000;
/** A thread that has had nothing to do for this long gives its memory back. */
const IDLE_MS = MINUTE_MS;
/** What Node says of a thread that is no more. */
const ENDED_THREAD = -1;
const heapLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** Gives the bytes of a file, which are taken away; called when it is its turn, and perhaps once more. */
export type LoadFile = () => Promise<Uint8Array<ArrayBuffer>>;

/** Opens PDFs in threads of their own. Rejects only where `load` does. */
export interface PdfReader {
  /** Whether a file opens at all. */
  examine(load: LoadFile): Promise<PdfVerdict>;
  /** What a statement says of itself. `today` is YYYY-MM-DD. */
  read(load: LoadFile, today: string): Promise<PdfReading>;
}

/** Why a thread gave no answer: it needed more memory than it may, or ended; more work; or the machine left it no time. */
type GivenUp = 'damaged' | 'tooSlow' | 'machineBusy';

interface ReaderLimits {
  processorMs: number;
  timeMs: Record<PdfTask['kind'], number>;
  memoryBytes: number;
}

const LIMITS: ReaderLimits = {
  processorMs: PROCESSOR_LIMIT_MS,
  timeMs: TIME_LIMITS_MS,
  memoryBytes: MEMORY_LIMIT_BYTES,
};

/**
 * Opens PDFs in at most two worker threads, each bounded in memory and time: a file that needs more memory counts as
 * damaged, one that needs more work as too slow. V8's own limits leave buffers out, so those are watched from here.
 */
export function createPdfReader(changed: Partial<ReaderLimits> = {}): PdfReader {
  const limits = { ...LIMITS, ...changed };
  const idle: { worker: Worker; retire: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;

  const takeTurn = async () => {
    if (busy < READERS) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const passTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };

  const takeIdle = () => {
    const found = idle.pop();
    clearTimeout(found?.retire);
    return found && found.worker.threadId !== ENDED_THREAD ? found.worker : undefined;
  };
  const keepWorker = (worker: Worker) => {
    const retire = setTimeout(() => {
      idle.splice(
        idle.findIndex((each) => each.worker === worker),
        1,
      );
      void worker.terminate();
    }, IDLE_MS).unref();
    idle.push({ worker, retire });
  };

  const askOnce = async <Kind extends PdfTask['kind']>(worker: Worker, task: Extract<PdfTask, { kind: Kind }>) => {
    const found = await ask<Kind>(worker, task, limits);
    if (isGivenUp(found)) await worker.terminate();
    else keepWorker(worker);
    return found;
  };

  const answer = async <Kind extends PdfTask['kind']>(
    load: LoadFile,
    toTask: (data: Uint8Array<ArrayBuffer>) => Extract<PdfTask, { kind: Kind }>,
    whenGivenUp: (reason: GivenUp) => PdfAnswers[Kind],
  ): Promise<PdfAnswers[Kind]> => {
    await takeTurn();
    try {
      const data = await load();
      const used = takeIdle();
      let found = await askOnce<Kind>(used ?? startWorker(), toTask(data));
      // What earlier files left behind in a thread is not this file's fault.
      if (used && isGivenUp(found) && found.givenUp === 'damaged') {
        found = await askOnce<Kind>(startWorker(), toTask(await load()));
      }
      return isGivenUp(found) ? whenGivenUp(found.givenUp) : found;
    } finally {
      passTurn();
    }
  };

  return {
    examine: (load) =>
      answer<'examine'>(
        load,
        (data) => ({ kind: 'examine', data }),
        (reason) => (reason === 'machineBusy' ? 'tooSlow' : reason),
      ),
    read: (load, today) =>
      answer<'read'>(
        load,
        (data) => ({ kind: 'read', data, today }),
        (reason) => ({ reading: { state: 'notRecognised', reason }, pages: 0 }),
      ),
  };
}

function isGivenUp(found: PdfAnswers[PdfTask['kind']] | { givenUp: GivenUp }): found is { givenUp: GivenUp } {
  return typeof found === 'object' && 'givenUp' in found;
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: heapLimits,
    stdout: true,
    stderr: true,
  });
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}

/** The worker's answer; or why it is of no more use. */
async function ask<Kind extends PdfTask['kind']>(
  worker: Worker,
  task: Extract<PdfTask, { kind: Kind }>,
  { memoryBytes, processorMs, timeMs }: ReaderLimits,
): Promise<PdfAnswers[Kind] | { givenUp: GivenUp }> {
  const answer = Promise.withResolvers<PdfAnswers[Kind] | { givenUp: GivenUp }>();
  const giveUp = () => answer.resolve({ givenUp: 'damaged' });
  const timer = setTimeout(() => answer.resolve({ givenUp: 'machineBusy' }), timeMs[task.kind]);
  let workedBefore: number | undefined;
  const look = async () => {
    const [heap, used] = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]);
    const worked = (used.user + used.system) / MICROSECONDS_IN_MS;
    workedBefore ??= worked;
    if (heap.total_heap_size + heap.external_memory > memoryBytes) giveUp();
    else if (worked - workedBefore > processorMs) answer.resolve({ givenUp: 'tooSlow' });
  };
  // A thread has nothing to tell before it runs and after it ended.
  const watch = setInterval(() => void look().catch(() => undefined), CHECK_MS);
  worker.on('message', answer.resolve).on('error', giveUp).on('exit', giveUp);
  worker.postMessage(task, [task.data.buffer]);
  try {
    return await answer.promise;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    worker.off('message', answer.resolve).off('error', giveUp).off('exit', giveUp);
  }
}
