import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DAY_MS } from '@portal/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepare, reach, structureOf } from '../../../test/application-journey.ts';
import { ordinaryDatabases } from '../../../test/database/databases.ts';
import { uploadPdf } from '../../../test/submitted-application.ts';
import { signUp } from '../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../test/test-context.ts';
import { eraseOrphans, findOrphans } from './index.ts';

describe.each(ordinaryDatabases())('orphaned files, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
    const { browser } = await signUp(server, 'orphans@example.ca');
    const application = await reach(server, browser, await prepare(browser), 'revenue', structureOf('Quai 12 inc.'));
    const { status } = await uploadPdf(server, { browser, applicationId: application.applicationId });
    expect(status).toBe(200);
    for (const key of ['statements/lost', 'statements/due', 'recordings/lost'])
      await server.context.files.write(key, Readable.from(['x']), { limitBytes: 100 });
    await server.context.database.query
      .insertInto('file_to_erase')
      .values({ storage_key: 'statements/due', due_at: new Date('2099-01-01') })
      .execute();
  });
  afterAll(() => server.close());

  const age = async () => {
    const root = path.join(server.context.config.dataDir, 'files');
    const then = new Date(Date.now() - 2 * DAY_MS);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    for (const entry of entries) if (entry.isFile()) await utimes(path.join(entry.parentPath, entry.name), then, then);
  };

  it('are found once they are a day old, and erased, and no others are', async () => {
    const { database, files } = server.context;
    expect(await findOrphans(database, files)).toEqual({ keys: [], files: 0 });
    await age();
    const { keys, files: count } = await findOrphans(database, files);
    expect(keys.toSorted()).toEqual(['recordings/lost', 'statements/lost']);
    expect(count).toBe(4);

    expect(await eraseOrphans(database, files, [...keys, 'statements/due'])).toBe(2);
    expect(await findOrphans(database, files)).toEqual({ keys: [], files: 2 });
  });
});
