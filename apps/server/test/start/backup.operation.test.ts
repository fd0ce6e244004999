import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createStaffCopyTicket, createStatementTicket } from '@portal/contract/operations/staff';
import { expect, onTestFinished, test } from 'vitest';
import { makeSecretText } from '../../src/platform/encryption/index.ts';
import { samplePdf } from '../../src/seeds/sample-pdf.ts';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { findPostgresPrograms } from '../database/postgres-cluster.ts';
import { ofProcesses } from '../processes/server-process.ts';
import { storeStatementFile, submitAs } from '../submitted-application.ts';
import { openBrowser } from '../test-browser.ts';
import { openTestServer, type TestServer } from '../test-context.ts';
import { openStaffKey } from '../test-keys.ts';

const run = promisify(execFile);
const DEPLOY = fileURLToPath(new URL('../../../../deploy', import.meta.url));
const PORTAL_SECRETS = makeSecretText('k1');

interface Place {
  DATABASE_URL: string;
  DATA_DIR: string;
}

async function newPlace(isEmpty: boolean): Promise<Place> {
  const database = await createPostgresDatabase(isEmpty);
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-backup-'));
  onTestFinished(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  return { DATABASE_URL: database.url, DATA_DIR: folder };
}

async function call(script: 'backup' | 'restore', folder: string, place: Partial<Place>): Promise<void> {
  const PATH = [await findPostgresPrograms(), process.env.PATH].join(path.delimiter);
  await run(path.join(DEPLOY, script), [folder], { env: { PATH, ...place } });
}

async function serve<T>({ DATABASE_URL, DATA_DIR }: Place, work: (server: TestServer) => Promise<T>): Promise<T> {
  const environment = { DATA_DIR, PORTAL_SECRETS };
  const server = await openTestServer('postgres', { databaseUrl: DATABASE_URL, environment });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

test.skipIf(!availableDatabases().includes('postgres'))(
  'the backup from deploy/backup is restored by deploy/restore, and opens with the same secrets',
  ofProcesses,
  async () => {
    const [lost, found] = [await newPlace(false), await newPlace(true)];
    const content = samplePdf('january');
    const application = await serve(lost, async (server) => {
      const { applicationId } = await submitAs(server, 'Tremblay');
      await storeStatementFile(server, applicationId, content);
      const { statementId } = await server.context.database.query
        .selectFrom('statement_file')
        .select('id as statementId')
        .where('application_id', '=', applicationId)
        .executeTakeFirstOrThrow();
      return { applicationId, statementId };
    });
    const copies = path.join(lost.DATA_DIR, 'copies');
    await call('backup', copies, lost);
    expect((await stat(path.join(copies, 'portal.dump'))).mode & 0o777).toBe(0o600);

    await call('restore', copies, found);
    await serve(found, async (server) => {
      const staff = openBrowser(server);
      staff.accessToken = (await openStaffKey(server)).key;
      const { path: statement } = (await staff.call(createStatementTicket, { params: application })).body;
      expect((await server.app.inject({ url: statement })).rawPayload.equals(content)).toBe(true);
      const { path: copy } = (await staff.call(createStaffCopyTicket, { params: application })).body;
      expect((await server.app.inject({ url: copy })).statusCode).toBe(200);
    });
  },
);

test.skipIf(!availableDatabases().includes('postgres'))(
  'deploy/restore does not overwrite an existing database or files',
  ofProcesses,
  async () => {
    const [used, empty] = [await newPlace(false), await newPlace(true)];
    await mkdir(path.join(used.DATA_DIR, 'files'));
    const copies = path.join(used.DATA_DIR, 'copies');
    await call('backup', copies, used);
    await expect(call('restore', copies, { ...empty, DATA_DIR: used.DATA_DIR })).rejects.toThrow('has files already');
    await expect(call('restore', copies, { ...used, DATA_DIR: empty.DATA_DIR })).rejects.toThrow('already exists');
    await expect(stat(path.join(empty.DATA_DIR, 'files'))).rejects.toThrow('ENOENT');
    await expect(call('backup', copies, {})).rejects.toThrow('DATABASE_URL is not set');
  },
);
