import { Worker } from 'node:worker_threads';
import { MEGABYTE, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { PdfVerdict } from './pdf-verdict.ts';

const READERS = 2;
const TIME_LIMIT_MS = 10 * SECOND_MS;
/** Heap and buffers of one reader, the file of at most 15 MB included. */
const MEMORY_LIMIT_BYTES = 128 * MEGABYTE;
const MEMORY_CHECK_MS = 20;
/** A reader that has had nothing to do for this long gives its memory back. */
const IDLE_MS = MINUTE_MS;
const heapLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

export interface PdfReader {
  /** Opens a PDF in a thread of its own. `load` is called when it is this file's turn. Rejects only where `load` does. */
  examine(load: () => Promise<Uint8Array<ArrayBuffer>>): Promise<PdfVerdict>;
}

/**
 * Opens PDFs in at most two worker threads, each bounded in memory and time: a file that needs more counts as damaged.
 * V8's own limits leave buffers out, so those are watched from here.
 */
export function createPdfReader(limits = { timeMs: TIME_LIMIT_MS, memoryBytes: MEMORY_LIMIT_BYTES }): PdfReader {
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

  const takeWorker = () => {
    const found = idle.pop();
    clearTimeout(found?.retire);
    return found?.worker ?? startWorker();
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

  return {
    examine: async (load) => {
      await takeTurn();
      try {
        const bytes = await load();
        const worker = takeWorker();
        const verdict = await ask(worker, bytes, limits);
        if (verdict === undefined) await worker.terminate();
        else keepWorker(worker);
        return verdict ?? 'damaged';
      } finally {
        passTurn();
      }
    },
  };
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

/** The worker's verdict; undefined where it died or went past a limit, and is of no more use. */
async function ask(
  worker: Worker,
  bytes: Uint8Array<ArrayBuffer>,
  limits: { timeMs: number; memoryBytes: number },
): Promise<PdfVerdict | undefined> {
  const answer = Promise.withResolvers<PdfVerdict | undefined>();
  const giveUp = () => answer.resolve(undefined);
  const timer = setTimeout(giveUp, limits.timeMs);
  const watch = setInterval(() => {
    worker.getHeapStatistics().then(
      (heap) => {
        if (heap.total_heap_size + heap.external_memory > limits.memoryBytes) giveUp();
      },
      // It has none to tell before it runs and after it ended.
      () => undefined,
    );
  }, MEMORY_CHECK_MS);
  worker.on('message', answer.resolve).on('error', giveUp).on('exit', giveUp);
  worker.postMessage(bytes, [bytes.buffer]);
  try {
    return await answer.promise;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    worker.off('message', answer.resolve).off('error', giveUp).off('exit', giveUp);
  }
}
