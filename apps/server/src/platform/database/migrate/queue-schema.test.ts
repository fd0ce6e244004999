import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { QUEUE_SCHEMA_VERSION } from './queue-schema.ts';

/**
 * A newer pg-boss brings its own migrations, which run alongside servers of the previous version: read what they lock
 * and change (dist/migrationStore.js), write it into docs/decisions/0003-job-queue.md, and only then raise the number.
 */
test('the queue’s own tables have the version that was reviewed', () => {
  const library = path.dirname(createRequire(import.meta.url).resolve('pg-boss'));
  const { version } = JSON.parse(readFileSync(path.join(library, 'schema.json'), 'utf8')) as { version: number };
  expect(version).toBe(QUEUE_SCHEMA_VERSION);
});
