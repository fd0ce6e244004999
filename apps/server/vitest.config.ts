import { defineConfig } from 'vitest/config';
import serverNodeFlags from './node-flags.json' with { type: 'json' };

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    maxWorkers: 2,
    execArgv: serverNodeFlags,
    experimental: { viteModuleRunner: false },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
