import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'apps',
  testMatch: '*/e2e/**/*.spec.ts',
  globalSetup: './packages/test-kit/servers/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  ...(process.env.TEST_FULL === '1' ? {} : { grepInvert: /@full/u }),
  workers: 3,
  // A test that passes only on its retry counts as flaky and is printed with its first error.
  retries: process.env.CI === 'true' ? 1 : 0,
  forbidOnly: process.env.CI === 'true',
  // This limit is long because it only has to detect hangs: the cores may be shared with other work.
  timeout: 180_000,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
