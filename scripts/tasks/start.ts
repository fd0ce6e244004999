// Builds the portal when its sources changed, then runs the server in this very process.
import { stopWithLauncher } from '../lib/launcher.ts';
import { buildPortalWhenStale } from '../lib/portal-build.ts';

stopWithLauncher();
try {
  await buildPortalWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const main = new URL('../../apps/server/src/main.ts', import.meta.url);
await import(main.href);
