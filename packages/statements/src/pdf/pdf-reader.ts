import type { Worker } from 'node:worker_threads';
import { MEGABYTE, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { type Answer, askThread, type OnPage, startThread, type TimeLimits } from './pdf-thread.ts';
import { type PdfNotOpened, type PdfReading, type PdfTask, type PdfVerdict, unread } from './pdf-verdict.ts';
import { fairQueue } from './fair-queue.ts';

const READERS = 2;
/** Heap and buffers of one reader, including the file of at most 15 MB. */
const MEMORY_LIMIT_BYTES = 128 * MEGABYTE;
const PICTURE_MEMORY_LIMIT_BYTES = 512 * MEGABYTE;
/** An idle thread ends after this time, which frees its memory. */
const IDLE_MS = MINUTE_MS;
/** Thread id that Node reports for a thread that has ended. */
const ENDED_THREAD = -1;
/** Slow readings yield the processor to requests that someone is waiting for. */
const SLOW_NICENESS = 5;
const PICTURE_NICENESS = 15;

/** Loads a file's bytes, which are then transferred to a thread. Called when the file's turn comes, possibly twice. */
export type LoadFile = () => Promise<Uint8Array<ArrayBuffer>>;

/**
 * `quick` ends early if others wait; `slow` takes its time, one file at a time; `pictures` runs OCR on pages without
 * text, one file at a time, after all others.
 */
export type Pace = 'quick' | 'slow' | 'pictures';

export interface Examined {
  verdict: PdfVerdict | PdfNotOpened;
  workedMs: number;
}

type TextPace = Exclude<Pace, 'pictures'>;

export type Read = PdfReading & { workedMs: number };

/** Opens PDFs in worker threads. Rejects only if `load` does. */
export interface PdfReader {
  /** Checks whether a customer's file opens. Someone is waiting, so the queue time is limited to a few seconds. */
  examine(load: LoadFile, customerId: string): Promise<Examined>;
  /**
   * Reads a statement. `today` is YYYY-MM-DD. A file too slow for `quick` may be fine for `slow`; if `pictures` proves
   * nothing, the text's result remains. `onPage` reports the pages of a scan.
   */
  read(load: LoadFile, today: string, pace?: Pace, onPage?: OnPage): Promise<Read>;
  waiting(): number;
}

interface ProcessorLimits {
  /** Applies while no other file waits. */
  quick: number;
  quickWhileOthersWait: number;
  slow: number;
}

/** Wall-clock time per file, in ms: longer for readings, which happen in the background. */
interface ClockLimits {
  examine: number;
  examineWhileOthersWait: number;
  read: number;
}

interface ReaderLimits {
  processorMs: ProcessorLimits;
  timeMs: ClockLimits;
  turnMs: number;
  memoryBytes: number;
  pictures: { processorMs: number; timeMs: number; memoryBytes: number };
}

const LIMITS: ReaderLimits = {
  processorMs: { quick: 3 * SECOND_MS, quickWhileOthersWait: SECOND_MS, slow: 10 * SECOND_MS },
  timeMs: {
    examine: 10 * SECOND_MS,
    examineWhileOthersWait: 2 * SECOND_MS,
    read: MINUTE_MS,
  },
  turnMs: 3 * SECOND_MS,
  memoryBytes: MEMORY_LIMIT_BYTES,
  pictures: { processorMs: 3 * MINUTE_MS, timeMs: 20 * MINUTE_MS, memoryBytes: PICTURE_MEMORY_LIMIT_BYTES },
};

/** Queue names of readings; customers whose files are checked wait in the same queue. */
const readingParties = { quick: 'readings', slow: 'slow readings' } as const satisfies Record<TextPace, string>;
const PICTURES = 'pictures';

/**
 * Opens PDFs in at most two worker threads with limits on memory and time: a file that needs more memory counts as
 * damaged, one that needs more time as too slow. Each customer has a queue, and so have quick and slow readings; at
 * most one thread is busy for long.
 */
export function createPdfReader(changed: Partial<ReaderLimits> = {}): PdfReader {
  const limits = { ...LIMITS, ...changed };
  const row = fairQueue(READERS);
  const pictureRow = fairQueue(1);
  const threads = keepingIdle();

  const timeOf = (kind: PdfTask['kind'], pace: TextPace): TimeLimits => {
    const isHurried = pace === 'quick' && row.isAwaited();
    const processorMs = limits.processorMs[isHurried ? 'quickWhileOthersWait' : pace];
    return isHurried && kind === 'examine'
      ? { processorMs, timeMs: limits.timeMs.examineWhileOthersWait, late: 'noTurn' }
      : { processorMs, timeMs: limits.timeMs[kind], late: 'machineBusy' };
  };

  const askOnce = async <Kind extends PdfTask['kind']>(
    worker: Worker,
    task: Extract<PdfTask, { kind: Kind }>,
    pace: TextPace,
  ) => {
    const answer = await askThread<Kind>(worker, task, {
      memoryBytes: limits.memoryBytes,
      time: () => timeOf(task.kind, pace),
    });
    if (answer.givenUp === undefined && pace === 'quick') threads.keep(worker);
    else await worker.terminate();
    return answer;
  };

  const answer = async <Kind extends PdfTask['kind']>(
    load: LoadFile,
    toTask: (data: Uint8Array<ArrayBuffer>) => Extract<PdfTask, { kind: Kind }>,
    pace: TextPace,
  ): Promise<Answer<Kind>> => {
    const data = await load();
    if (pace === 'slow') return askOnce<Kind>(startThread(SLOW_NICENESS), toTask(data), pace);
    const used = threads.take();
    const first = await askOnce<Kind>(used ?? startThread(0), toTask(data), pace);
    if (!used || first.givenUp !== 'damaged') return first;
    // Retries in a new thread, so that leftovers of earlier files do not count against this one.
    const again = await askOnce<Kind>(startThread(0), toTask(await load()), pace);
    return { ...again, workedMs: first.workedMs + again.workedMs };
  };

  const answerPictures = async (load: LoadFile, today: string, onPage?: OnPage): Promise<Answer<'read'>> => {
    const worker = startThread(PICTURE_NICENESS, PICTURES);
    try {
      const { processorMs, timeMs, memoryBytes } = limits.pictures;
      return await askThread<'read'>(
        worker,
        { kind: 'read', data: await load(), today },
        { memoryBytes, time: () => ({ processorMs, timeMs, late: 'machineBusy' }), onPage },
      );
    } finally {
      await worker.terminate();
    }
  };

  const readAt = async (load: LoadFile, today: string, pace: Pace, onPage?: OnPage): Promise<Read> => {
    const endTurn = await (pace === PICTURES ? pictureRow.take(PICTURES) : row.take(readingParties[pace]));
    try {
      return toRead(
        pace === PICTURES
          ? await answerPictures(load, today, onPage)
          : await answer<'read'>(load, (data) => ({ kind: 'read', data, today }), pace),
      );
    } finally {
      endTurn?.();
    }
  };

  return {
    examine: async (load, customerId) => {
      const endTurn = await row.take(customerId, limits.turnMs);
      if (!endTurn) return { verdict: 'noTurn', workedMs: 0 };
      try {
        const found = await answer<'examine'>(load, (data) => ({ kind: 'examine', data }), 'quick');
        return { verdict: found.givenUp ?? found.found, workedMs: found.workedMs };
      } finally {
        endTurn();
      }
    },
    read: async (load, today, pace = 'quick', onPage) => {
      const found = await readAt(load, today, pace, onPage);
      if (pace !== PICTURES || found.reading.state === 'read') return found;
      const text = await readAt(load, today, 'slow');
      const saysMore = text.reading.state === 'read' || found.reading.reason === 'noText';
      return { ...(saysMore ? text : found), workedMs: found.workedMs + text.workedMs };
    },
    waiting: () => row.waiting() + pictureRow.waiting(),
  };
}

function toRead({ workedMs, ...answer }: Answer<'read'>): Read {
  if (answer.givenUp === undefined) return { ...answer.found, workedMs };
  const reason = answer.givenUp === 'noTurn' ? 'machineBusy' : answer.givenUp;
  return { ...unread(reason), workedMs };
}

function keepingIdle() {
  const idle: { worker: Worker; retire: NodeJS.Timeout }[] = [];
  return {
    take: () => {
      const found = idle.pop();
      clearTimeout(found?.retire);
      return found && found.worker.threadId !== ENDED_THREAD ? found.worker : undefined;
    },
    keep: (worker: Worker) => {
      const retire = setTimeout(() => {
        idle.splice(
          idle.findIndex((each) => each.worker === worker),
          1,
        );
        void worker.terminate();
      }, IDLE_MS).unref();
      idle.push({ worker, retire });
    },
  };
}
