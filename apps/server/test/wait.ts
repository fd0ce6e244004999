/** How long tests wait for what must happen: a limit for what hangs, on a machine that may be shared with other work. */
export const WAIT = { timeout: 60_000, interval: 50 };
