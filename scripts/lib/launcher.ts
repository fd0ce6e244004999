import { constants } from 'node:os';

/** Stops this process when its launcher is gone, so that no server stays behind. */
export function stopWithLauncher(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening to the channel would otherwise keep a task alive that has finished.
  process.channel?.unref();
}

/** Ends this process on a signal through its exit handlers, which stop what it started. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
