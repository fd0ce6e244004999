/**
 * Overlapping calls share one run. With Web Locks, tabs also run one after another, so that two tabs never use the same
 * refresh cookie.
 */
export function singleFlight<Result>(lock: string, work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= inTurn(lock, work).finally(() => {
      running = undefined;
    });
    return running;
  };
}

function inTurn<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  // Undefined on plain http, except on localhost.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(lock, work) : work();
}
