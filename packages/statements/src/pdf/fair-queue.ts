export type EndTurn = () => void;

export interface FairQueue {
  /**
   * Waits for a turn; undefined if none came in time.
   * @param withinMs waits indefinitely if absent
   */
  take(customer: string, withinMs?: number): Promise<EndTurn | undefined>;
  /** Whether a queued request could start if a place were free. */
  isAwaited(): boolean;
  waiting(): number;
}

/**
 * At most `places` requests run at a time, and one per customer. After its turn a customer goes to the end of the
 * queue, so everyone else waits for at most one of its turns.
 */
export function fairQueue(places: number): FairQueue {
  const waitingOf = new Map<string, Set<() => void>>();
  const busy = new Set<string>();
  const queue = new Set<string>();

  const lineUp = (customer: string) => {
    if (!busy.has(customer) && waitingOf.has(customer)) queue.add(customer);
  };
  const leave = (customer: string, begin: () => void) => {
    const others = waitingOf.get(customer);
    others?.delete(begin);
    if (others?.size !== 0) return;
    waitingOf.delete(customer);
    queue.delete(customer);
  };
  const fill = () => {
    for (const customer of queue) {
      if (busy.size >= places) return;
      const [begin] = waitingOf.get(customer) ?? [];
      queue.delete(customer);
      if (!begin) continue;
      leave(customer, begin);
      busy.add(customer);
      begin();
    }
  };
  const endTurn = (customer: string) => {
    busy.delete(customer);
    lineUp(customer);
    fill();
  };

  return {
    take: (customer, withinMs) => {
      const { promise, resolve } = Promise.withResolvers<EndTurn | undefined>();
      const begin = () => {
        clearTimeout(timer);
        resolve(() => endTurn(customer));
      };
      const timer = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
      function giveUp() {
        leave(customer, begin);
        resolve(undefined);
      }
      waitingOf.set(customer, (waitingOf.get(customer) ?? new Set()).add(begin));
      lineUp(customer);
      fill();
      return promise;
    },
    isAwaited: () => queue.size > 0,
    waiting: () => [...waitingOf.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
