import type { CDPSession, Page } from '@playwright/test';

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s down, and a CPU slowed down four times. */
const LATENCY_MS = 150;
const BYTES_PER_MS = 1_600_000 / 8 / 1000;
const UPLOAD_BYTES_PER_SECOND = 750_000 / 8;
const SECOND_MS = 1000;
export const CPU_SLOWDOWN = 4;
export const slowConnection = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: BYTES_PER_MS * SECOND_MS,
  uploadThroughput: UPLOAD_BYTES_PER_SECOND,
};
/** One for the page, one for its files. */
const ROUND_TRIPS = 2;

export function networkFloorMs(bytes: number): number {
  return ROUND_TRIPS * LATENCY_MS + bytes / BYTES_PER_MS;
}

export async function slowDownProcessor(page: Page, rate = CPU_SLOWDOWN): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Slows down a page's network and CPU. @returns the session, for listening to the network */
export async function slowDown(page: Page): Promise<CDPSession> {
  await slowDownProcessor(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowConnection);
  return session;
}
