import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { databasesAndPlaces, openFilePlace, type FilePlace } from '../../../../../test/file-places.ts';
import { runJob } from '../../../../../test/run-job.ts';
import { type TestServer, openTestServer } from '../../../../../test/test-context.ts';
import { claimFile, insertFileToErase } from '../../../../platform/file-store/index.ts';

describe.each(databasesAndPlaces())('sweeping files on %s, with files on %s', (kind, files) => {
  let place: FilePlace;
  let server: TestServer;

  beforeAll(async () => {
    place = await openFilePlace(files);
    server = await openTestServer(kind, { environment: place.environment });
  });
  afterAll(async () => {
    await server.close();
    await place.close();
  });

  const names = async () =>
    (await place.keys(server.context.config.dataDir)).map((key) => key.replace('statements/', ''));
  const store = async (name: string) => {
    const key = `statements/${name}`;
    await server.context.files.write(key, Readable.from([Buffer.from(name)]), { limitBytes: 1000 });
    return key;
  };
  const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * MINUTE_MS);

  it('erases files that are due and unclaimed, as after a crash between writing and saving', async () => {
    const { context, clock } = server;
    const { query } = context.database;
    const [crashed, waiting, stored] = [await store('crashed'), await store('waiting'), await store('kept')];
    await insertFileToErase(query, crashed, inMinutes(15));
    await insertFileToErase(query, stored, inMinutes(15));
    await insertFileToErase(query, waiting, inMinutes(30));
    expect(await context.database.transaction((tx) => claimFile(tx, stored))).toBe(true);

    const sweep = () => runJob(context, 'sweep-files');
    await sweep();
    expect(await names()).toEqual(['crashed', 'kept', 'waiting']);
    clock.advance((15 * MINUTE_MS) / SECOND_MS);
    await sweep();
    await sweep();
    expect(await names()).toEqual(['kept', 'waiting']);
    expect(await context.database.transaction((tx) => claimFile(tx, crashed))).toBe(false);
    expect(await context.database.transaction((tx) => claimFile(tx, waiting))).toBe(true);
  });

  it('removes the leftovers of a dead process, and nothing of an upload in progress', async () => {
    const { dataDir } = server.context.config;
    await place.leave(dataDir, 'statements/old', DAY_MS);
    await place.leave(dataDir, 'statements/fresh', 0);

    await runJob(server.context, 'sweep-files');
    expect(await place.leftovers(dataDir)).toBe(1);
  });
});
