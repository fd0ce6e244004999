import { FilesUnavailable } from './file-store.ts';

/** The smallest part that S3 accepts. */
export const PART_BYTES = 5 * 1024 * 1024;

/** A buffer for one part, which is its borrower's until it is given back or dropped. */
export interface PartBuffer {
  readonly bytes: Buffer;
  /** Its sender is done with it: from here on it waits for the store, and so do the others. */
  endFilling(): void;
  /** The next borrower writes over it: nobody may read from it any more. */
  giveBack(): void;
  /** Leaves it to the garbage collector; nothing happens if it was given back. */
  drop(): void;
}

interface PartBufferLimits {
  /** So many are lent at the same time. */
  count: number;
  /** One that is still being filled then, by a slow sender, no longer keeps others waiting: theirs are more. */
  turnMs: number;
  /** How long anybody waits. */
  waitMs: number;
}

/** Lends a buffer when it is the borrower's turn. Throws FilesUnavailable after a while, and why it was given up. */
export type TakeBuffer = (signal?: AbortSignal) => Promise<PartBuffer>;

/** Buffers of one part each, for all uploads of a process. A slow store makes no more of them. */
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
    // Its memory is taken from the machine as bytes are written to it: a small file needs little.
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
