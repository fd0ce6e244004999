import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { saveDraft } from '@portal/contract/operations/application';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepare, reach, startNew, structureOf, submit } from '../../../test/application-journey.ts';
import { availableDatabases } from '../../../test/database/databases.ts';
import { saveReadConnection } from '../../../test/database/read-connection.ts';
import { signUp } from '../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../test/test-context.ts';
import { openStaffKey } from '../../../test/test-keys.ts';
import { unusedTables } from '../../../test/database/unused-tables.ts';
import { revokeApiKey } from '../../modules/auth/index.ts';
import type { Database } from '../database/index.ts';
import { fileTables, hashesOfSealed, sealedColumns } from '../database/sealed-columns.ts';
import { parseSecrets } from '../../config/values/secret-text.ts';
import { createVault, makeSecretText } from '../encryption/index.ts';
import { openFileStore, type FileStore } from '../file-store/index.ts';
import { isRotated, rotateKeys } from './rotate-keys.ts';

const oldSecret = makeSecretText('old');
const newSecret = makeSecretText('new');
const oldVault = createVault(parseSecrets(oldSecret));
const bothVault = createVault(parseSecrets(`${newSecret} ${oldSecret}`));
const newVault = createVault(parseSecrets(newSecret));

const FILES = ['a', 'b', 'c'];
const purposeOfName = sealedColumns['customer.first_name_sealed'].purpose;

async function columnsLike(database: Database, pattern: string): Promise<string[]> {
  const { rows } = await database.executeSql(
    `select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like $1 order by 1`,
    [pattern],
  );
  return rows.map(({ name }) => name as string).filter((name) => !((name.split('.')[0] ?? '') in unusedTables));
}

async function placesSealedBy(database: Database, keyId: string): Promise<string[]> {
  const { rows: tables } = await database.executeSql(
    `select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  );
  const places = new Set<string>();
  for (const { name } of tables as { name: string }[]) {
    const { rows } = await database.executeSql(
      `select distinct cell.key as "column" from ${name} as kept, jsonb_each_text(to_jsonb(kept)) as cell
      where cell.value ~ $1`,
      [String.raw`v1\.${keyId}\.[A-Za-z0-9_-]{16}\.`],
    );
    for (const { column } of rows as { column: string }[]) places.add(`${name}.${column}`);
  }
  return [...places];
}

async function count(database: Database, statement: string): Promise<number> {
  const { rows } = await database.executeSql(`select count(*)::int as rows from ${statement}`);
  return rows[0]?.rows as number;
}

describe.each(availableDatabases())('key rotation on %s', (kind) => {
  let server: TestServer;
  let database: Database;
  let customerId: string;
  let storeWith: (vault: typeof oldVault) => Promise<FileStore>;

  beforeAll(async () => {
    server = await openTestServer(kind, { environment: { PORTAL_SECRETS: oldSecret } });
    const { context } = server;
    ({ database } = context);
    storeWith = (vault) => openFileStore(context.config, { vault, random: context.random });
    const ana = await signUp(server, 'ana@example.com');
    ({ customerId } = ana);
    const whole = await reach(server, ana.browser, await prepare(ana.browser), 'review');
    await submit(ana.browser, whole);

    const second = await startNew(ana.browser);
    const reached = await reach(
      server,
      ana.browser,
      second.applicationId,
      'businessFunding',
      structureOf('Plateau Roasters inc.'),
    );
    const draft = { version: reached.version, values: { requestAmount: '12' } };
    const step = { applicationId: second.applicationId, step: 'businessFunding' };
    expect((await ana.browser.call(saveDraft, { params: step, body: draft })).status).toBe(200);

    const statement = await database.query.selectFrom('statement_file').selectAll().executeTakeFirstOrThrow();
    for (const name of FILES) {
      const key = `statements/${name}`;
      await context.files.write(key, Readable.from([`contents of ${name}`]), { limitBytes: 100 });
      const row = { ...statement, id: context.random.uuid(), storage_key: key, sha256: name };
      await database.query.insertInto('statement_file').values(row).execute();
    }
    // A running check would seal something between two searches.
    await context.jobs.stop();
  });
  afterAll(() => server.close());

  test('covers every encrypted column, and every table that claims files', async () => {
    const known = Object.keys(sealedColumns).filter((name) => name.endsWith('_sealed'));
    expect(await columnsLike(database, String.raw`%\_sealed`)).toEqual(known.toSorted());
    const claims = await columnsLike(database, String.raw`%storage\_key`);
    expect(claims).toEqual([...fileTables, 'file_to_erase'].map((table) => `${table}.storage_key`).toSorted());
  });

  test('resumes after an interruption; concurrent changes survive; in the end the old key opens nothing', async () => {
    const sealedBefore = await placesSealedBy(database, 'old');
    expect(sealedBefore).toEqual(
      expect.arrayContaining(['public.customer.first_name_sealed', 'public.application.drafts']),
    );
    expect(await count(database, "statement_file where storage_key like 'statements/%'")).toBeGreaterThan(FILES.length);

    const files = await storeWith(bothVault);
    let tries = 0;
    const failing: FileStore = {
      ...files,
      reseal: (key) => (++tries === 2 ? Promise.reject(new Error('the machine stopped')) : files.reseal(key)),
    };
    const busy: Database = {
      ...database,
      query: database.query,
      transaction: async (work) => {
        const changed = oldVault.seal('Zoé', purposeOfName);
        await database.executeSql('update customer set first_name_sealed = $1 where first_name_sealed is not null', [
          changed,
        ]);
        return database.transaction(work);
      },
    };
    await expect(rotateKeys({ database: busy, files: failing, vault: bothVault })).rejects.toThrow('stopped');

    const report = await rotateKeys({ database, files, vault: bothVault });
    expect(isRotated(report)).toBe(true);
    expect(report.sealed['customer.first_name_sealed']).toEqual({ resealed: 1, left: 0 });
    expect(report.sealed['application.personal_sealed']).toEqual({ resealed: 0, left: 0 });
    expect(report.sealed['files of statement_file']).toEqual({ resealed: FILES.length - 1, left: 0 });
    expect(Object.keys(report.olderHashes)).toContain('refresh_token.token_hash');

    expect(await placesSealedBy(database, 'old')).toEqual([]);
    expect((await placesSealedBy(database, 'new')).toSorted()).toEqual(sealedBefore.toSorted());
    const { first_name_sealed: name } = await database.query
      .selectFrom('customer')
      .select('first_name_sealed')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    expect(newVault.open(name ?? '', purposeOfName)).toBe('Zoé');
    for (const each of FILES)
      expect(await text((await storeWith(newVault)).read(`statements/${each}`))).toBe(`contents of ${each}`);
  });

  test('recomputes the hashes used to look up encrypted data', async () => {
    const application = await database.query.selectFrom('application').select('id').executeTakeFirstOrThrow();
    const loginId = await saveReadConnection(server, application.id, { vault: oldVault });
    const { sealed, olderHashes } = await rotateKeys({ database, files: await storeWith(bothVault), vault: bothVault });
    expect(sealed['bank_connection.login_hash']).toEqual({ resealed: 1, left: 0 });
    for (const name of Object.keys(hashesOfSealed)) expect(olderHashes).not.toHaveProperty([name]);
    const { rows } = await database.executeSql('select login_hash from bank_connection');
    expect(rows).toEqual([
      { login_hash: newVault.keyedHash(loginId, sealedColumns['bank_connection.login_sealed'].purpose) },
    ]);
  });

  test('counts API keys that only an older key recognizes, except for revoked ones', async () => {
    const { keyId } = await openStaffKey(server);
    await openStaffKey(server);
    await revokeApiKey(database.query, keyId, server.clock.now());
    const { olderHashes } = await rotateKeys({ database, files: await storeWith(bothVault), vault: bothVault });
    expect(olderHashes['api_key.key_hash']).toBe(1);
  });

  test('counts values that no known key opens, and leaves them unchanged', async () => {
    const stranger = createVault(parseSecrets(makeSecretText('lost')));
    const sealed = stranger.seal('Ana', purposeOfName);
    await database.executeSql('update customer set first_name_sealed = $1', [sealed]);
    const report = await rotateKeys({ database, files: await storeWith(bothVault), vault: bothVault });
    expect(report.sealed['customer.first_name_sealed']).toEqual({ resealed: 0, left: 1 });
    expect(isRotated(report)).toBe(false);
    expect((await database.executeSql('select first_name_sealed as name from customer')).rows).toEqual([
      { name: sealed },
    ]);
  });
});
