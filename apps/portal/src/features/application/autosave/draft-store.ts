import type { FieldConflict, StepValues } from '../conflict/merge-values.ts';

/** Status on screen. `saved` only once the server has confirmed all values. */
export type SaveNote = 'nothing' | 'saving' | 'saved' | 'offline' | 'busy';

export interface DraftState {
  note: SaveNote;
  values: StepValues;
  conflicts: readonly FieldConflict[];
  /** Increases when values come from elsewhere, so that the form adopts them. */
  adoptions: number;
  /** The server's values replaced by those typed earlier and not saved; undefined if none were. */
  restoredOver: StepValues | undefined;
}

export interface DraftStore {
  getState: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  update: (change: Partial<DraftState>) => void;
  untilChosen: () => Promise<void>;
}

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
