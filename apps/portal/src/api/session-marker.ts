import { storedText } from '../session/browser-storage.ts';

const KEY = 'sessionMarker';
const marker = storedText('localStorage', KEY);

/** Which session this browser has to renew, by a random name that is not secret; undefined without one. */
export const findSessionMarker = marker.find;

/** Marks a session that has just begun. A new name shows the other tabs that it is not theirs. */
export function setSessionMarker(): void {
  marker.set(crypto.getRandomValues(new Uint32Array(2)).join('-'));
}

export const clearSessionMarker = marker.clear;

/** Notifies when another tab sets or clears the marker. @returns how to stop listening */
export function onSessionMarkerChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
