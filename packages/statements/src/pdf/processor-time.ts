const MICROSECONDS_IN_MS = 1000;

export function workedMsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / MICROSECONDS_IN_MS;
}

export function workedMs(): number {
  return workedMsOf(process.threadCpuUsage());
}
