import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Config, readConfig } from '../../src/config/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { type Database, openDatabase } from '../../src/platform/database/index.ts';
import { createVault, developmentSecrets } from '../../src/platform/encryption/index.ts';
import { openFileStore } from '../../src/platform/file-store/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createRandom } from '../../src/platform/random.ts';
import { translate } from '../../src/platform/texts.ts';
import { aboutApplication } from '../../src/modules/notification/emails/about-application.ts';
import { messageId } from '../../src/modules/webhook/domain/event-message.ts';
import type { Occasions } from './outside.ts';

const OURS = 'crash-%';
const dueMails = ['mails.applicationReceived.subject', 'mails.applicationSubmittedStaff.subject'] as const;

export async function filesUnder(dataDir: string): Promise<string[]> {
  const folders = await Promise.all(
    ['files', 'mails'].map(async (name) => {
      const folder = path.join(dataDir, name);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    }),
  );
  return folders.flat();
}

export interface Stored {
  hashes: Set<string>;
  occasions: Occasions[];
}

export async function readStored(
  environment: Record<string, string>,
  { sentUntil }: { sentUntil: Date },
): Promise<Stored> {
  const config = readConfig(environment);
  const database = await openDatabase(config, { clock: systemClock, logger: createLogger({ level: 'silent' }) });
  try {
    return { hashes: await readFiles(config, database), occasions: await readOccasions(database, sentUntil) };
  } finally {
    await database.close();
  }
}

async function readFiles(config: Config, database: Database): Promise<Set<string>> {
  const vault = createVault(developmentSecrets(config.dataDir));
  const files = await openFileStore(config, { vault, random: createRandom(systemClock) });
  const rows = await database.query
    .selectFrom('statement_file')
    .innerJoin('application', 'application.id', 'statement_file.application_id')
    .innerJoin('customer', 'customer.id', 'application.customer_id')
    .select(['storage_key', 'sha256', (eb) => eb('customer.email', 'like', OURS).as('isOurs')])
    .where('removed_at', 'is', null)
    .execute();
  for (const row of rows) {
    const hash = createHash('sha256');
    for await (const bytes of files.read(row.storage_key)) hash.update(bytes as Buffer);
    expect(hash.digest('hex')).toBe(row.sha256);
  }
  const onDisk = (await filesUnder(config.dataDir)).filter((file) =>
    file.startsWith(path.join(config.dataDir, 'files')),
  );
  expect(onDisk).toHaveLength(rows.length);
  return new Set(rows.filter(({ isOurs }) => isOurs).map(({ sha256 }) => sha256));
}

async function readOccasions(database: Database, sentUntil: Date): Promise<Occasions[]> {
  const rows = await database.query
    .selectFrom('application_event')
    .innerJoin('application', 'application.id', 'application_event.application_id')
    .innerJoin('customer', 'customer.id', 'application.customer_id')
    .select([
      'application_event.id',
      'application_event.kind',
      'application_id',
      'reference',
      sql<string | null>`application.structure->>'companyName'`.as('operatingName'),
    ])
    .where('customer.email', 'like', OURS)
    .where('application_event.at', '<=', sentUntil)
    .orderBy('application_event.id')
    .execute();
  return [...Map.groupBy(rows, (row) => row.application_id).values()].map((events) => {
    const submitted = events.find(({ kind }) => kind === 'submitted');
    const reference = submitted?.reference ?? undefined;
    return {
      events: events.map(({ id }) => messageId(id)),
      mails:
        submitted === undefined || reference === undefined
          ? undefined
          : { reference, subjects: dueMails.map((key) => translate('en', key, aboutApplication(submitted))) },
    };
  });
}
