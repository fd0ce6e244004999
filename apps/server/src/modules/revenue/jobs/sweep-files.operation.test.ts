import { readdir, mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { availableDatabases } from '../../../../test/databases.ts';
import { type TestServer, openTestServer } from '../../../../test/test-context.ts';
import { claimFile, insertFileToErase } from '../storage/files-to-erase.ts';
import { handleSweepFiles } from './sweep-files.ts';

const run = { id: 'job', retryCount: 0, signal: new AbortController().signal };

describe.each(availableDatabases())('the sweep of files on %s', (kind) => {
  let server: TestServer;
  let folder: string;

  beforeAll(async () => {
    server = await openTestServer(kind);
    folder = path.join(server.context.config.dataDir, 'files', 'statements');
    await mkdir(folder, { recursive: true });
  });
  afterAll(() => server.close());

  const keep = async (name: string) => {
    const key = `statements/${name}`;
    await server.context.files.write(key, Readable.from([Buffer.from(name)]), { limitBytes: 1000 });
    return key;
  };
  const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * MINUTE_MS);

  it('erases what is due and nobody claimed, as after a crash between writing and keeping', async () => {
    const { context, clock } = server;
    const { query } = context.database;
    const [crashed, waiting, kept] = [await keep('crashed'), await keep('waiting'), await keep('kept')];
    await insertFileToErase(query, crashed, inMinutes(15));
    await insertFileToErase(query, kept, inMinutes(15));
    await insertFileToErase(query, waiting, inMinutes(30));
    expect(await context.database.transaction((tx) => claimFile(tx, kept))).toBe(true);

    const { handle } = handleSweepFiles(context);
    await handle({}, run);
    expect((await readdir(folder)).toSorted()).toEqual(['crashed', 'kept', 'waiting']);
    clock.advance((15 * MINUTE_MS) / SECOND_MS);
    await handle({}, run);
    await handle({}, run);
    expect((await readdir(folder)).toSorted()).toEqual(['kept', 'waiting']);
    expect(await context.database.transaction((tx) => claimFile(tx, crashed))).toBe(false);
    expect(await context.database.transaction((tx) => claimFile(tx, waiting))).toBe(true);
  });

  it('removes temporary files of a dead process after a minute, and none of an upload under way', async () => {
    const old = path.join(folder, 'old.1.part');
    const fresh = path.join(folder, 'fresh.1.part');
    await Promise.all([old, fresh].map((file) => writeFile(file, 'x')));
    const longAgo = new Date(Date.now() - 61 * SECOND_MS);
    await utimes(old, longAgo, longAgo);

    await handleSweepFiles(server.context).handle({}, run);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual(['fresh.1.part']);
  });
});
