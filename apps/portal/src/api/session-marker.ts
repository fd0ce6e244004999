const key = 'sessionMarker';

/** Which session this browser has to renew, by a random name that is no secret; undefined without one. */
export function findSessionMarker(): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Marks a session that has just begun. A new name tells the other tabs that it is not theirs. */
export function setSessionMarker(): void {
  try {
    window.localStorage.setItem(key, crypto.getRandomValues(new Uint32Array(2)).join('-'));
  } catch {
    // Without storage the session lasts until the page is loaded again.
  }
}

export function clearSessionMarker(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Tells when another tab set or cleared the marker. @returns how to stop listening */
export function onSessionMarkerChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
