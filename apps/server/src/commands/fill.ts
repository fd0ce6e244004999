// Fills the PostgreSQL of DATABASE_URL with realistic applications: `npm run fill -- --applications 300000`.
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { SECOND_MS } from '@portal/contract/constants';
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/index.ts';
import { createVault, developmentSecrets } from '../platform/encryption/index.ts';
import { createLogger } from '../platform/logger.ts';
import { fillDatabase, isFilled } from '../seeds/fill-database.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const USAGE = 'Usage: npm run fill -- --applications NUMBER [--beside-others]';

function numberAsked(): { applications: number; besideOthers: boolean } {
  const { values } = parseArgs({
    options: { applications: { type: 'string' }, 'beside-others': { type: 'boolean', default: false } },
  });
  const applications = Number(values.applications);
  if (!Number.isInteger(applications) || applications < 1) throw new Error(USAGE);
  return { applications, besideOthers: values['beside-others'] };
}

async function run(): Promise<void> {
  const { applications, besideOthers } = numberAsked();
  const config = readConfig();
  if (config.databaseUrl === undefined)
    throw new Error('Set DATABASE_URL: only PostgreSQL can be filled, not the embedded database');
  const database = await openDatabase(config, { clock: systemClock, logger: createLogger({ level: 'warn' }) });
  try {
    await database.migrate();
    if (await isFilled(database.query)) throw new Error('This database has already been filled');
    const somebody = await database.query.selectFrom('customer').select('id').limit(1).executeTakeFirst();
    if (somebody && !besideOthers)
      throw new Error('This database has customers. Use --beside-others to permanently add made-up ones');

    const vault = createVault(config.secrets ?? developmentSecrets(config.dataDir));
    const started = performance.now();
    await fillDatabase(
      { clock: systemClock, config, database, vault },
      { applications, progress: (what) => say(`… ${what}`) },
    );
    say(`${applications} applications in ${((performance.now() - started) / SECOND_MS).toFixed(1)} s`);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
