/** Long enough for a busy machine; only a hang reaches it. */
export const WAIT = { timeout: 60_000, interval: 50 };
