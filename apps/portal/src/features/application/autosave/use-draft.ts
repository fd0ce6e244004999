import { useSyncExternalStore } from 'react';
import type { DraftSaver, DraftState } from './draft-saver.ts';

/** How the saving of a step stands. It changes with each key: only what shows it should use this. */
export function useDraft(saver: DraftSaver): DraftState {
  return useSyncExternalStore(saver.subscribe, saver.getState);
}
