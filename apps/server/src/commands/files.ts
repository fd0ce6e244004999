// Finds files that no row knows, as they stay behind after a restore, and erases them (docs/operations.md).
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/index.ts';
import { createVault, developmentSecrets } from '../platform/encryption/index.ts';
import { eraseOrphans, type FileStore, findOrphans, openFileStore } from '../platform/file-store/index.ts';
import { createLogger } from '../platform/logger.ts';
import { createRandom } from '../platform/random.ts';
import { failWith, runCommand } from '../run-command.ts';

const USAGE = 'Usage: files.ts orphans | files.ts erase-orphans';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Task = (database: Database, files: FileStore) => Promise<void>;

const tellOrphans: Task = async (database, files) => {
  const { keys, files: all } = await findOrphans(database, files);
  keys.forEach(say);
  say(`${String(keys.length)} of ${String(all)} files older than a day belong to nothing.`);
};

const erase: Task = async (database, files) => {
  const { keys, files: all } = await findOrphans(database, files);
  if (keys.length > 0 && keys.length === all) {
    failWith(['The database knows none of the files: it is not theirs, and nothing was erased.']);
    return;
  }
  say(`${String(await eraseOrphans(database, files, keys))} of ${String(all)} files erased.`);
};

/** What the arguments ask for; undefined if they make no sense. */
function taskOf([name, ...rest]: readonly string[]): Task | undefined {
  if (rest.length > 0) return undefined;
  if (name === 'orphans') return tellOrphans;
  return name === 'erase-orphans' ? erase : undefined;
}

async function run(task: Task): Promise<void> {
  const config = readConfig();
  const vault = createVault(config.secrets ?? developmentSecrets(config.dataDir));
  const database = await openDatabase(config, { clock: systemClock, logger: createLogger({ level: 'silent' }) });
  try {
    await database.assertMigrated();
    const files = await openFileStore(config, { vault, random: createRandom(systemClock) });
    await task(database, files);
    files.close();
  } finally {
    await database.close();
  }
}

const task = taskOf(process.argv.slice(2));
if (task) await runCommand(() => run(task));
else failWith([USAGE]);
