const MICROSECONDS_IN_MS = 1000;

/** The processor time that a thread has used, in milliseconds, whatever else the machine did in the meantime. */
export function workedMsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / MICROSECONDS_IN_MS;
}

/** The processor time that this thread has used, in milliseconds. */
export function workedMs(): number {
  return workedMsOf(process.threadCpuUsage());
}
