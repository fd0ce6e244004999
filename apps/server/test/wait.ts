/** Only for hangs: the machine may be busy. */
export const WAIT = { timeout: 60_000, interval: 50 };
