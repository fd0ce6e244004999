import { defineConfig } from 'vitest/config';
import serverNodeFlags from './node-flags.json' with { type: 'json' };

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    maxWorkers: 2,
    // Like the server itself: plain Node, with its flags.
    execArgv: serverNodeFlags,
    experimental: { viteModuleRunner: false },
    // A limit for what hangs, not a measure: two cores may be shared with other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
