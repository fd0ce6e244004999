/** Gives the turn back. */
export type EndTurn = () => void;

/** A row of parties that share a few places. */
export interface Row {
  /**
   * Waits for a turn of `party`; undefined if it did not come within the time.
   * @param withinMs waits as long as it takes if absent
   */
  take(party: string, withinMs?: number): Promise<EndTurn | undefined>;
  /** Whether a party waits that could begin if there were a place. */
  isAwaited(): boolean;
  /** How many wait, of all parties together. */
  waiting(): number;
}

/**
 * So many may be at work at a time, and one of each party. A party that has had its turn and waits for another goes to
 * the end of the row: however much one of them waits for, each of the others waits for one turn of it.
 */
export function takingTurns(places: number): Row {
  const waitingOf = new Map<string, Set<() => void>>();
  const busy = new Set<string>();
  /** In the order of their turns; a busy party is not in it. */
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
