import { SMALL_SCREEN_BELOW_PX } from '@portal/contract/constants';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${String(SMALL_SCREEN_BELOW_PX - 0.02)}px)`;

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is below 640 px. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
