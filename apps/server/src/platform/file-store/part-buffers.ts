import { FilesUnavailable } from './file-store.ts';

/** Minimum part size of S3. */
export const PART_BYTES = 5 * 1024 * 1024;

export interface PartBuffer {
  readonly bytes: Buffer;
  /** Ends the sender's turn: from now on the buffer waits for the store, like the others. */
  endFilling(): void;
  /** Returns the buffer. The next borrower overwrites it, so the caller must not read from it any more. */
  giveBack(): void;
  /** Leaves the buffer to the garbage collector; no effect if it was returned. */
  drop(): void;
}

interface PartBufferLimits {
  count: number;
  /** After this time a slow sender no longer blocks others: extra buffers are created. */
  turnMs: number;
  waitMs: number;
}

/** Lends a buffer when it is the caller's turn. Throws FilesUnavailable after `waitMs`, or the abort reason. */
export type TakeBuffer = (signal?: AbortSignal) => Promise<PartBuffer>;

/** Part buffers of all uploads in a process; a slow store does not create more. */
export function partBuffers({ count, turnMs, waitMs }: PartBufferLimits): TakeBuffer {
  const free: Buffer[] = [];
  const waiting: (() => void)[] = [];
  let turns = count;

  const waitForTurn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const begin = () => {
        stopWaiting();
        resolve();
      };
      const giveUp = () => {
        stopWaiting();
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal?.aborted ? (signal.reason as Error) : new FilesUnavailable('NoPartBuffer'));
      };
      const timer = setTimeout(giveUp, waitMs);
      signal?.addEventListener('abort', giveUp);
      waiting.push(begin);
    });
  const beginTurn = async (signal: AbortSignal | undefined) => {
    signal?.throwIfAborted();
    if (turns > 0) turns -= 1;
    else await waitForTurn(signal);
  };
  const passOn = () => {
    const next = waiting.shift();
    if (next) next();
    else turns += 1;
  };

  return async (signal) => {
    await beginTurn(signal);
    let isTurn = true;
    const endTurn = () => {
      clearTimeout(timer);
      if (isTurn) passOn();
      isTurn = false;
    };
    const timer = setTimeout(endTurn, turnMs);
    // Memory is committed as bytes are written, so small files need little.
    const bytes = free.pop() ?? Buffer.allocUnsafeSlow(PART_BYTES);
    return {
      bytes,
      endFilling: () => clearTimeout(timer),
      giveBack: () => {
        if (free.length < count) free.push(bytes);
        endTurn();
      },
      drop: endTurn,
    };
  };
}
