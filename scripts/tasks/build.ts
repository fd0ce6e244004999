// Builds portal and console if their sources changed, for a server started separately.
import { buildAppsWhenStale } from '../lib/app-builds.ts';

try {
  await buildAppsWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
