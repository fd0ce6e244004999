const key = 'sessionMarker';

/** Whether this browser has a session to renew. Says nothing else and is no secret. */
export function hasSessionMarker(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function setSessionMarker(): void {
  try {
    window.localStorage.setItem(key, '1');
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
export function onSessionMarkerChange(listener: (hasSession: boolean) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) listener(hasSessionMarker());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
