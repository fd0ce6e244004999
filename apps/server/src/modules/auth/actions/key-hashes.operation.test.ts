import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReferrals } from '@portal/contract/operations/partner';
import { staffListApplications } from '@portal/contract/operations/staff';
import { ordinaryDatabases } from '../../../../test/database/databases.ts';
import { openBrowser } from '../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../test/test-context.ts';
import { openPartner, openStaffKey } from '../../../../test/test-keys.ts';
import type { Context } from '../../../kernel/context.ts';
import { parseSecrets } from '../../../config/values/secret-text.ts';
import { createVault, makeSecretText } from '../../../platform/encryption/index.ts';
import { authenticateKey } from './authenticate-key.ts';
import { openFirstStaffKey } from './keys.ts';
import { revokeApiKey } from '../storage/api-keys.ts';

const [oldText, newText] = [makeSecretText('old'), makeSecretText('new')];
const both = createVault(parseSecrets(`${newText},${oldText}`));
const newAlone = createVault(parseSecrets(newText));
const BOOTSTRAP_KEY = 'bootstrap-key-of-thirty-two-letters';

describe.each(ordinaryDatabases())('API keys after a secret rotation, on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind, {
      environment: { PORTAL_SECRETS: oldText, PORTAL_BOOTSTRAP_KEY: BOOTSTRAP_KEY },
    });
  });
  afterAll(() => server.close());

  const withVault = (vault: Context['vault']): Context => ({ ...server.context, vault });
  const scopeOf = async (context: Context, key: string) =>
    (await authenticateKey(context, { authorization: `Bearer ${key}`, reportAllowance: () => undefined }))?.scope;
  const secretsOfHashes = async () => {
    const rows = await server.context.database.query.selectFrom('api_key').select('key_hash').execute();
    return rows.map(({ key_hash: hash }) => hash.split('.')[0]);
  };

  it('stay valid without the older secret if used in the meantime, and expire if not', async () => {
    const used = [(await openStaffKey(server)).key, (await openPartner(server)).key];
    const unused = (await openStaffKey(server)).key;
    expect(new Set(await secretsOfHashes())).toEqual(new Set(['old']));

    for (const key of used) expect(await scopeOf(withVault(both), key)).toBeDefined();
    expect((await secretsOfHashes()).toSorted()).toEqual(['new', 'new', 'old']);
    expect(await Promise.all(used.map((key) => scopeOf(withVault(newAlone), key)))).toEqual(['staff', 'partner']);
    expect(await scopeOf(withVault(newAlone), unused)).toBeUndefined();
  });

  it('used concurrently are rehashed with the current secret, and every call is accepted', async () => {
    const { key } = await openStaffKey(server);
    const calls = Array.from({ length: 20 }, () => scopeOf(withVault(both), key));
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['staff']));
    expect(await scopeOf(withVault(newAlone), key)).toBe('staff');
  });

  it('do not change while the secret stays the same', async () => {
    const [staff, partner] = [openBrowser(server), openBrowser(server)];
    staff.accessToken = (await openStaffKey(server)).key;
    partner.accessToken = (await openPartner(server)).key;
    const before = (await secretsOfHashes()).toSorted();
    expect((await staff.call(staffListApplications)).status).toBe(200);
    expect((await partner.call(listReferrals)).status).toBe(200);
    expect((await secretsOfHashes()).toSorted()).toEqual(before);
  });

  it('that were revoked are not restored with the first key from the configuration', async () => {
    await openFirstStaffKey(server.context);
    const row = await server.context.database.query
      .selectFrom('api_key')
      .select('id')
      .where('name', '=', 'bootstrap')
      .executeTakeFirstOrThrow();
    await revokeApiKey(server.context.database.query, row.id, server.clock.now());
    for (const vault of [both, newAlone]) {
      await openFirstStaffKey(withVault(vault));
      expect(await scopeOf(withVault(vault), BOOTSTRAP_KEY)).toBeUndefined();
    }
  });
});
