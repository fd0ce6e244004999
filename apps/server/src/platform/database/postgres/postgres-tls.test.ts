import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { availableDatabases } from '../../../../test/database/databases.ts';
import {
  findPostgresPrograms,
  startPostgresCluster,
  unprivilegedUser,
} from '../../../../test/database/postgres-cluster.ts';
import type { PostgresCluster } from '../../../../test/database/postgres-cluster.ts';
import { explainStartError } from '../../../start-errors.ts';
import { systemClock } from '../../clock.ts';
import { createLogger } from '../../logger.ts';
import { openDatabase } from '../open-database.ts';

const run = promisify(execFile);

function open(databaseUrl: string) {
  const logger = createLogger({ level: 'silent' });
  return openDatabase({ databaseUrl, dataDir: '' }, { clock: systemClock, logger });
}

async function refusal(databaseUrl: string): Promise<readonly string[] | undefined> {
  const error: unknown = await open(databaseUrl).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return explainStartError(error);
}

async function makeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [path.join(folder, 'server.pem'), path.join(folder, 'server.key')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', certificate]);
  await chmod(key, 0o600);
  const owner = await unprivilegedUser();
  if (owner) for (const each of [folder, certificate, key]) await chown(each, owner.uid, owner.gid);
  return { certificate, key };
}

describe.runIf(availableDatabases().includes('postgres'))('TLS to PostgreSQL, configured by its URL', () => {
  let folder: string;
  let certificate: string;
  let cluster: PostgresCluster;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-tls-'));
    const made = await makeCertificate(folder);
    certificate = made.certificate;
    cluster = await startPostgresCluster((await findPostgresPrograms()) ?? '', {
      further: ['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${made.key}`],
    });
  });
  afterAll(async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const byName = () => cluster.urlOf('postgres').replace('127.0.0.1', 'localhost');
  const verified = (rootCertificate: string) => `?sslmode=verify-full&sslrootcert=${rootCertificate}`;

  test('encrypts every connection to a server whose certificate is trusted', async () => {
    const database = await open(byName() + verified(certificate));
    const { rows } = await sql<{ ssl: boolean }>`
      select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(database.query);
    expect(rows).toEqual([{ ssl: true }]);
    expect((await database.executeSql('select ssl from pg_stat_ssl where pid = pg_backend_pid()')).rows).toEqual(rows);
    await database.close();
  });

  test('refuses a certificate from an unknown authority', async () => {
    expect(await refusal(`${byName()}?sslmode=verify-full`)).toEqual([
      'DATABASE_URL names a server whose certificate is not trusted: DEPTH_ZERO_SELF_SIGNED_CERT',
    ]);
  });

  test('refuses a certificate for another name', async () => {
    expect(await refusal(cluster.urlOf('postgres') + verified(certificate))).toEqual([
      'DATABASE_URL names a server whose certificate has another name',
    ]);
  });

  test('refuses a server without TLS', async () => {
    expect(await refusal((inject('postgresUrl') ?? '') + verified(certificate))).toEqual([
      'DATABASE_URL requires TLS, which the server does not offer',
    ]);
  });

  test('reports that the authority’s file cannot be read', async () => {
    expect(await refusal(byName() + verified(path.join(folder, 'none.pem')))).toEqual([
      'DATABASE_URL names a certificate file that cannot be read: ENOENT',
    ]);
  });
});
