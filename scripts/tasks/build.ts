// Builds portal, console and server if their sources changed. With `--production FOLDER` it also writes what a server
// needs to run, and nothing else, to that folder.
import { resolve } from 'node:path';
import { packProduction } from '../build/server-bundle.ts';
import { buildAppsWhenStale } from '../lib/app-builds.ts';

const [option, folder, ...rest] = process.argv.slice(2);
if (option !== undefined && (option !== '--production' || folder === undefined || rest.length > 0)) {
  console.error('Usage: npm run build -- [--production FOLDER]');
  process.exit(1);
}

try {
  await buildAppsWhenStale();
  if (folder !== undefined) await packProduction(resolve(folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
