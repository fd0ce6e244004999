import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { submitAs } from '../../../../test/submitted-application.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { buildApp } from '../../../app.ts';
import { parseSecrets } from '../../../config/values/secret-text.ts';
import type { Context } from '../../../kernel/context.ts';
import { createVault, makeSecretText } from '../../../platform/encryption/index.ts';
import { rotateKeys } from '../../../platform/key-rotation/rotate-keys.ts';
import { deleteMatchValues } from '../../application/index.ts';
import { findNameWords, READ_EVERY_MS } from './find-name-words.ts';
import { toFilter } from './to-filter.ts';

const HOUR_SECONDS = 3600;
const oldSecret = makeSecretText('old');
const newSecret = makeSecretText('new');

describe.each(ordinaryDatabases())('words of names on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { PORTAL_SECRETS: oldSecret } });
    await submitAs(server, 'Laverdière');
  });
  afterAll(() => server.close());

  const wordsWith = async (part: string) => (await findNameWords(server.context, [part])).get(part);
  const storedHashes = async (applicationId: string) => {
    const rows = await server.context.database.query
      .selectFrom('match_key')
      .select('value_hash')
      .where('application_id', '=', applicationId)
      .where('kind', '=', 'nameWord')
      .execute();
    return rows.map(({ value_hash }) => value_hash);
  };

  it('contain a part, those that begin with it first, and are nowhere in plain text', async () => {
    await submitAs(server, 'Verdon');
    expect(await wordsWith('verd')).toEqual(['verdon', 'laverdiere']);
    expect(await wordsWith('xyz')).toEqual([]);
    const keys = await server.context.database.query.selectFrom('match_key').selectAll().execute();
    expect(JSON.stringify(keys)).not.toMatch(/verd/iu);
  });

  it('include those of applications submitted since, and no erased ones after an hour', async () => {
    const { applicationId } = await submitAs(server, 'Overdevest');
    expect(await wordsWith('verd')).toEqual(['verdon', 'laverdiere', 'overdevest']);
    await server.context.database.transaction((tx) => deleteMatchValues(tx, applicationId));
    server.clock.advance(HOUR_SECONDS);
    expect(await wordsWith('verd')).toEqual(['verdon', 'laverdiere']);
  });

  it('are read while the app listens, and a search meanwhile uses the earlier ones', async () => {
    const { applicationId } = await submitAs(server, 'Haverdale');
    const [started, running] = [{ ...server.context }, { ...server.context }];
    const wordsOf = async (context: Context) => (await findNameWords(context, ['haverd'])).get('haverd');
    const listen = async (context: Context) => {
      const app = await buildApp(context);
      await app.listen({ host: '127.0.0.1', port: 0 });
      return app;
    };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await (await listen(started)).close();
      const app = await listen(running);
      expect(await wordsOf(running)).toEqual(['haverdale']);
      await server.context.database.transaction((tx) => deleteMatchValues(tx, applicationId));
      expect(await wordsOf(started)).toEqual(['haverdale']);
      vi.advanceTimersByTime(READ_EVERY_MS);
      expect(await wordsOf(running)).toEqual(['haverdale']);
      await app.close();
      expect(await wordsOf(running)).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('lead to the stored hashes during and after a rotation of keys', async () => {
    const { applicationId } = await submitAs(server, 'Riverdale');
    const withKeys = (secrets: string) => ({ ...server.context, vault: createVault(parseSecrets(secrets)) });
    const [bothKeys, newKey] = [withKeys(`${newSecret} ${oldSecret}`), withKeys(newSecret)];
    const whoFinds = async () => {
      const stored = await storedHashes(applicationId);
      const found = [server.context, bothKeys, newKey].map(async (context) => {
        const { search } = await toFilter(context, { search: 'riverd' });
        return stored.some((hash) => search?.parts[0]?.hashes.includes(hash));
      });
      return Promise.all(found);
    };
    expect(await whoFinds()).toEqual([true, true, false]);
    await rotateKeys(bothKeys);
    expect(await whoFinds()).toEqual([false, true, true]);
  });
});
