import { storedText } from '../session/browser-storage.ts';

const KEY = 'sessionMarker';
const marker = storedText('localStorage', KEY);

/** A random name of the session to renew, not secret; undefined without a session. */
export const findSessionMarker = marker.find;

/** Marks a new session. The new name shows other tabs that it is not their session. */
export function setSessionMarker(): void {
  marker.set(crypto.getRandomValues(new Uint32Array(2)).join('-'));
}

export const clearSessionMarker = marker.clear;

/** Calls `listener` when another tab sets or clears the marker. @returns a function that stops listening */
export function onSessionMarkerChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
