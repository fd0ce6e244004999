/** Rows changed in one transaction: few enough that nobody waits long for one of them. */
export const BATCH = 100;

/** Repeats `work` while it finds a full batch, until `signal` is aborted. */
export async function inBatches(work: () => Promise<number>, signal?: AbortSignal): Promise<void> {
  let done: number;
  do done = await work();
  while (done === BATCH && !signal?.aborted);
}
