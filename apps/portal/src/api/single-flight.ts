/**
 * Overlapping calls share one run. If the browser has Web Locks, its tabs take turns, so that
 * two tabs never spend the same refresh cookie.
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
  // Absent on plain http other than localhost.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(lock, work) : work();
}
