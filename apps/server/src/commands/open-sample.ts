// Opens encrypted values and files of a restored copy, to see that the keys fit (deploy/restore-trial).
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/index.ts';
import { createVault, developmentSecrets } from '../platform/encryption/index.ts';
import { openFileStore } from '../platform/file-store/index.ts';
import { openSampleOfColumns, openSampleOfFiles } from '../platform/key-rotation/open-sample.ts';
import { createLogger } from '../platform/logger.ts';
import { createRandom } from '../platform/random.ts';
import { type Command, runCommand } from '../run-command.ts';

export const openSample: Command = async ({ env, say }) => {
  const config = readConfig(env);
  const vault = createVault(config.secrets ?? developmentSecrets(config.dataDir));
  const database = await openDatabase(config, { clock: systemClock, logger: createLogger({ level: 'silent' }) });
  try {
    const values = await openSampleOfColumns(database, vault);
    const files = await openFileStore(config, { vault, random: createRandom(systemClock) });
    say(`${String(values)} values and ${String(await openSampleOfFiles(database, files))} files opened.`);
    files.close();
    return true;
  } finally {
    await database.close();
  }
};

if (import.meta.main) process.exitCode = await runCommand(openSample, process);
