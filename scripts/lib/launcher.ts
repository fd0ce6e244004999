import { constants } from 'node:os';

/** Stops this process when its launcher is gone, so that no server is left running. */
export function stopWithLauncher(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // A listening channel would keep a finished task alive.
  process.channel?.unref();
}

/** Turns a signal into an exit, so that the exit handlers stop child processes. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
