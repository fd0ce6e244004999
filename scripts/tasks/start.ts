// Builds the portal when its sources changed, then runs the server in this very process.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { stopWithLauncher } from '../lib/launcher.ts';
import { root } from '../lib/paths.mjs';
import { buildPortalWhenStale } from '../lib/portal-build.ts';

stopWithLauncher();
try {
  await buildPortalWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// A start spends half its time on compiling what has not changed since the one before.
enableCompileCache(join(root, 'node_modules/.cache/node-compile'));
const main = new URL('../../apps/server/src/main.ts', import.meta.url);
await import(main.href);
