import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { submitAs } from '../../../../test/submitted-application.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { parseSecrets } from '../../../config/values/secret-text.ts';
import { createVault, makeSecretText } from '../../../platform/encryption/index.ts';
import { rotateKeys } from '../../../platform/key-rotation/rotate-keys.ts';
import { deleteMatchValues } from '../../application/index.ts';
import { findNameWords } from './find-name-words.ts';
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
