import type { FieldConflict, StepValues } from '../conflict/merge-values.ts';

/** What is shown to the customer. `saved` only after the server has acknowledged everything typed so far. */
export type SaveNote = 'nothing' | 'saving' | 'saved' | 'offline' | 'busy';

export interface DraftState {
  note: SaveNote;
  values: StepValues;
  /** What was also changed elsewhere, waiting for the customer's choice. */
  conflicts: readonly FieldConflict[];
  /** Grows when values came from elsewhere, so that the form adopts them. */
  adoptions: number;
  /** What the server has in place of what came back after the end of a session; undefined if nothing has. */
  restoredOver: StepValues | undefined;
}

export interface DraftStore {
  getState: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  update: (change: Partial<DraftState>) => void;
  /** Resolves when no choice is open. */
  untilChosen: () => Promise<void>;
}

/** How the saving of a step stands, and who wants to know. */
export function createDraftStore(values: StepValues): DraftStore {
  let state: DraftState = { note: 'nothing', values, conflicts: [], adoptions: 0, restoredOver: undefined };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    getState: () => state,
    subscribe,
    update: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    untilChosen: async () => {
      while (state.conflicts.length > 0) {
        await new Promise<void>((resolve) => {
          const stop = subscribe(() => {
            stop();
            resolve();
          });
        });
      }
    },
  };
}
