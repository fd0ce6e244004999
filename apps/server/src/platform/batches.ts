/** Rows per transaction: few enough that locks are short. */
export const BATCH = 100;

/** Repeats `work` while it finds full batches, until `signal` is aborted. */
export async function inBatches(work: () => Promise<number>, signal?: AbortSignal): Promise<void> {
  let done: number;
  do done = await work();
  while (done === BATCH && !signal?.aborted);
}
