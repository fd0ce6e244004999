import { useSyncExternalStore } from 'react';
import type { DraftSaver } from './draft-saver.ts';
import type { DraftState } from './draft-store.ts';

/** Save status of a step. It changes with every keystroke: use it only in the component that shows it. */
export function useDraft(saver: DraftSaver): DraftState {
  return useSyncExternalStore(saver.subscribe, saver.getState);
}
