const runningKey = 'portalRunning';
const redirectedKey = 'customerPortalRedirected';
const applicationKey = 'applicationId';

/** Flags and ids that a reload in the same tab needs; nothing personal (decisions, section 1). */
export const tabMemory = {
  isRunning: () => read(runningKey) !== undefined,
  setRunning: () => write(runningKey, '1'),
  wasRedirected: () => read(redirectedKey) !== undefined,
  setRedirected: () => write(redirectedKey, '1'),
  applicationId: () => read(applicationKey),
  setApplicationId: (applicationId: string | null) => write(applicationKey, applicationId),
};

function read(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // Without storage a reload starts at the beginning.
  }
}
