import type { CDPSession, Page } from '@playwright/test';

/** Slow 4G as quality measures it: 150 ms there and back, 1.6 Mbit/s down, and a processor at a quarter of its speed. */
export const LATENCY_MS = 150;
export const BYTES_PER_MS = 1_600_000 / 8 / 1000;
const UPLOAD_BYTES_PER_SECOND = 750_000 / 8;
const SECOND_MS = 1000;
export const CPU_SLOWDOWN = 4;

export async function slowDownProcessor(page: Page, rate = CPU_SLOWDOWN): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Makes network and processor of a page slow. @returns the session, for listening to the network */
export async function slowDown(page: Page): Promise<CDPSession> {
  await slowDownProcessor(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_MS * SECOND_MS,
    uploadThroughput: UPLOAD_BYTES_PER_SECOND,
  });
  return session;
}
