export type EndTurn = () => void;

/** A fair queue for a few places. */
export interface Row {
  /**
   * Waits for a turn; undefined if none came in time.
   * @param withinMs waits indefinitely if absent
   */
  take(party: string, withinMs?: number): Promise<EndTurn | undefined>;
  /** Whether someone waits who could start if there were a place. */
  isAwaited(): boolean;
  /** Number of waiting requests. */
  waiting(): number;
}

/**
 * At most `places` run at a time, one per party. A party that has had its turn goes to the end of the queue, so
 * everyone else waits for at most one of its turns.
 */
export function takingTurns(places: number): Row {
  const waitingOf = new Map<string, Set<() => void>>();
  const busy = new Set<string>();
  /** In order of turns, without busy parties. */
  const row = new Set<string>();

  const lineUp = (party: string) => {
    if (!busy.has(party) && waitingOf.has(party)) row.add(party);
  };
  const leave = (party: string, begin: () => void) => {
    const others = waitingOf.get(party);
    others?.delete(begin);
    if (others?.size !== 0) return;
    waitingOf.delete(party);
    row.delete(party);
  };
  const fill = () => {
    for (const party of row) {
      if (busy.size >= places) return;
      const [begin] = waitingOf.get(party) ?? [];
      row.delete(party);
      if (!begin) continue;
      leave(party, begin);
      busy.add(party);
      begin();
    }
  };
  const endTurn = (party: string) => {
    busy.delete(party);
    lineUp(party);
    fill();
  };

  return {
    take: (party, withinMs) => {
      const { promise, resolve } = Promise.withResolvers<EndTurn | undefined>();
      const begin = () => {
        clearTimeout(timer);
        resolve(() => endTurn(party));
      };
      const timer = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
      function giveUp() {
        leave(party, begin);
        resolve(undefined);
      }
      waitingOf.set(party, (waitingOf.get(party) ?? new Set()).add(begin));
      lineUp(party);
      fill();
      return promise;
    },
    isAwaited: () => row.size > 0,
    waiting: () => [...waitingOf.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
