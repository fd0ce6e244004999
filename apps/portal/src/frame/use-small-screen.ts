import { SMALL_SCREEN_BELOW_PX } from '@portal/contract/constants';
import { useSyncExternalStore } from 'react';

const QUERY = `(max-width: ${String(SMALL_SCREEN_BELOW_PX - 0.02)}px)`;

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is narrower than 640 px; false on the server, which cannot know. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
