const MICROSECONDS_IN_MS = 1000;

/** Processor time of a thread, in ms. */
export function workedMsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / MICROSECONDS_IN_MS;
}

/** Processor time of this thread, in ms. */
export function workedMs(): number {
  return workedMsOf(process.threadCpuUsage());
}
