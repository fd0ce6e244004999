// Re-encrypts everything stored, with the first key of PORTAL_SECRETS, while servers run
// (docs/runbooks/rotate-keys.md).
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/index.ts';
import { createVault, developmentSecrets } from '../platform/encryption/index.ts';
import { openFileStore } from '../platform/file-store/index.ts';
import { isRotated, rotateKeys } from '../platform/key-rotation/rotate-keys.ts';
import { createLogger } from '../platform/logger.ts';
import { createRandom } from '../platform/random.ts';
import { type Command, runCommand } from '../run-command.ts';

export const rotate: Command = async ({ env, stdout, say }) => {
  const config = readConfig(env);
  const vault = createVault(config.secrets ?? developmentSecrets(config.dataDir));
  const logger = createLogger({ level: config.logLevel }, stdout);
  const database = await openDatabase(config, { clock: systemClock, logger });
  try {
    await database.assertMigrated();
    const files = await openFileStore(config, { vault, random: createRandom(systemClock) });
    const report = await rotateKeys({
      database,
      files,
      vault,
      progress: (place, { resealed, left }) => say(`${place}: ${resealed} resealed, ${left} left`),
    });
    for (const [place, count] of Object.entries(report.olderHashes))
      say(`${place}: ${count} hashed with an older key, until they expire`);

    const isDone = isRotated(report);
    if (isDone) say(`All sealed data is sealed with ${vault.keyId}.`);
    else say('Some data is left. Run this again once every server lists the new key first.');
    return isDone;
  } finally {
    await database.close();
  }
};

if (import.meta.main) process.exitCode = await runCommand(rotate, process);
