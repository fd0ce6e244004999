// Fills the PostgreSQL of DATABASE_URL with realistic applications: `npm run fill -- --applications 300000`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../apps/server/src/commands/fill.ts', import.meta.url));
process.exitCode = spawnSync(process.execPath, [command, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
