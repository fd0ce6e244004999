// Decrypts a sample of the values in a restored copy and, with the argument `files`, of its files
// (deploy/restore-trial).
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/index.ts';
import { createVault, developmentSecrets } from '../platform/encryption/index.ts';
import { openFileStore } from '../platform/file-store/index.ts';
import { openSampleOfColumns, openSampleOfFiles } from '../platform/key-rotation/open-sample.ts';
import { createLogger } from '../platform/logger.ts';
import { createRandom } from '../platform/random.ts';
import { type Command, runCommand } from '../run-command.ts';

export const openSample: Command = async ({ words, env, say }) => {
  const config = readConfig(env);
  const vault = createVault(config.secrets ?? developmentSecrets(config.dataDir));
  const database = await openDatabase(config, { clock: systemClock, logger: createLogger({ level: 'silent' }) });
  try {
    say(`${String(await openSampleOfColumns(database, vault))} values opened.`);
    if (words[0] !== 'files') return true;
    const files = await openFileStore(config, { vault, random: createRandom(systemClock) });
    say(`${String(await openSampleOfFiles(database, files))} files opened.`);
    files.close();
    return true;
  } finally {
    await database.close();
  }
};

if (import.meta.main) process.exitCode = await runCommand(openSample, process);
