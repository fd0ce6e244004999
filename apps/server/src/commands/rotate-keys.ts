// Reseals everything stored with the first key of PORTAL_SECRETS, while servers run (docs/operations.md).
import { readConfig } from '../config/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/index.ts';
import { createVault, developmentSecrets } from '../platform/encryption/index.ts';
import { openFileStore } from '../platform/file-store/index.ts';
import { isRotated, rotateKeys } from '../platform/key-rotation/rotate-keys.ts';
import { createLogger } from '../platform/logger.ts';
import { createRandom } from '../platform/random.ts';
import { runCommand } from '../run-command.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const config = readConfig();
  const vault = createVault(config.secrets ?? developmentSecrets(config.dataDir));
  const database = await openDatabase(config, { clock: systemClock, logger: createLogger({ level: config.logLevel }) });
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

    if (isRotated(report)) {
      say(`All sealed data is sealed with ${vault.keyId}.`);
    } else {
      say('Some data is left: run this again once every server lists the new key first.');
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}

await runCommand(run);
