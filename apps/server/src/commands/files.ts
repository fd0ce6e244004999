// Finds and erases files that no row refers to, such as those left after a restore
// (docs/runbooks/back-up-and-restore.md).
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/index.ts';
import { createVault, developmentSecrets } from '../platform/encryption/index.ts';
import { eraseOrphans, type FileStore, findOrphans, openFileStore } from '../platform/file-store/index.ts';
import { createLogger } from '../platform/logger.ts';
import { createRandom } from '../platform/random.ts';
import { type Call, type Command, CommandRefused, runCommand } from '../run-command.ts';

const USAGE = 'Usage: files.ts orphans | files.ts erase-orphans';

type Task = (database: Database, files: FileStore, say: Call['say']) => Promise<void>;

const reportOrphans: Task = async (database, files, say) => {
  const { keys, files: all } = await findOrphans(database, files);
  keys.forEach(say);
  say(`${String(keys.length)} of ${String(all)} files older than a day are orphans.`);
};

const erase: Task = async (database, files, say) => {
  const { keys, files: all } = await findOrphans(database, files);
  if (keys.length > 0 && keys.length === all)
    throw new CommandRefused('The database knows none of the files, so they are not its own. Nothing was erased.');
  say(`${String(await eraseOrphans(database, files, keys))} of ${String(all)} files erased.`);
};

function taskOf([name, ...rest]: readonly string[]): Task | undefined {
  if (rest.length > 0) return undefined;
  if (name === 'orphans') return reportOrphans;
  return name === 'erase-orphans' ? erase : undefined;
}

export const files: Command = async ({ words, env, say }) => {
  const task = taskOf(words);
  if (!task) throw new CommandRefused(USAGE);
  const config = readConfig(env);
  const vault = createVault(config.secrets ?? developmentSecrets(config.dataDir));
  const database = await openDatabase(config, { clock: systemClock, logger: createLogger({ level: 'silent' }) });
  try {
    await database.assertMigrated();
    const store = await openFileStore(config, { vault, random: createRandom(systemClock) });
    await task(database, store, say);
    store.close();
    return true;
  } finally {
    await database.close();
  }
};

if (import.meta.main) process.exitCode = await runCommand(files, process);
