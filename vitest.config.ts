import { defineConfig } from 'vitest/config';

const operations = 'apps/server/**/*.operation.test.ts';

export default defineConfig({
  test: {
    // The embedded database is large, and two cores are what a small build machine has.
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'locales', include: ['packages/locales/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { test: { name: 'server', include: ['apps/server/**/*.test.ts'], exclude: [operations, '**/node_modules/**'] } },
      { extends: 'apps/portal/vite.config.ts', test: { name: 'portal', include: ['src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'operations',
          include: [operations],
          exclude: ['**/node_modules/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
