import { getPriority, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

/** Gives this thread the priority that it was started with. */
export function setNiceness(): void {
  const { niceness } = workerData as { niceness: number };
  // Only on Linux is it the thread's own, and not that of the whole process.
  if (process.platform === 'linux' && getPriority() < niceness) setPriority(niceness);
}
