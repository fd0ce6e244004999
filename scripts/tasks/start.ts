// Builds portal and console if their sources changed, then runs the server in this process.
import { stopWithLauncher } from '../lib/launcher.ts';
import { buildAppsWhenStale } from '../lib/app-builds.ts';

stopWithLauncher();
try {
  await buildAppsWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const main = new URL('../../apps/server/src/main.ts', import.meta.url);
await import(main.href);
