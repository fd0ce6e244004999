import { defineConfig } from 'vitest/config';
import serverNodeFlags from './apps/server/node-flags.json' with { type: 'json' };

export default defineConfig({
  test: {
    // The embedded database is large, and small build machines have two cores.
    maxWorkers: 2,
    projects: [
      'apps/server/vitest.config.ts',
      {
        extends: 'apps/portal/vite.config.ts',
        test: { name: 'portal', include: ['apps/portal/src/**/*.test.{ts,tsx}'] },
      },
      { test: { name: 'console', include: ['apps/console/{src,vite}/**/*.test.ts'] } },
      { test: { name: 'command-line', include: ['apps/command-line/src/**/*.test.ts'] } },
      { test: { name: 'design', include: ['packages/design/src/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'bank-sandbox', include: ['packages/bank-sandbox/src/**/*.test.ts'] } },
      {
        test: {
          name: 'statements',
          include: ['packages/statements/{src,corpus}/**/*.test.ts'],
          execArgv: serverNodeFlags,
          experimental: { viteModuleRunner: false },
          testTimeout: 120_000,
        },
      },
      { test: { name: 'locales', include: ['packages/locales/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
