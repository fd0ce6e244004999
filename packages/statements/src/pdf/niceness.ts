import { getPriority, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

export function setNiceness(): void {
  const { niceness } = workerData as { niceness: number };
  // On Linux, unlike elsewhere, priority applies to the thread and not to the whole process.
  if (process.platform === 'linux' && getPriority() < niceness) setPriority(niceness);
}
