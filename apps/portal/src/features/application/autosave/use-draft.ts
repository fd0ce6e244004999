import { useSyncExternalStore } from 'react';
import type { DraftSaver } from './draft-saver.ts';
import type { DraftState } from './draft-store.ts';

/** The save status of a step. It changes with each key: use it only where it is shown. */
export function useDraft(saver: DraftSaver): DraftState {
  return useSyncExternalStore(saver.subscribe, saver.getState);
}
