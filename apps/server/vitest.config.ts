import { defineConfig } from 'vitest/config';
import serverNodeFlags from './node-flags.json' with { type: 'json' };

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    maxWorkers: 2,
    // Plain Node with the server's flags.
    execArgv: serverNodeFlags,
    experimental: { viteModuleRunner: false },
    // Only for hangs: the cores may be shared with other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
