import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MINUTE_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { makeSecretText } from '../../src/platform/encryption/index.ts';
import { openApplicant } from '../crash/applicant.ts';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { withRetries, signUpRemotely } from '../remote-browser.ts';
import { startServerProcess } from '../processes/server-process.ts';

const COMMAND = fileURLToPath(new URL('../../src/commands/rotate-keys.ts', import.meta.url));
const CUSTOMERS = 2;
const WRITES = 60;
const run = promisify(execFile);

test.skipIf(!availableDatabases().includes('postgres'))(
  'keys are rotated while the server runs and customers write; then the old key can be removed',
  { timeout: 6 * MINUTE_MS },
  async () => {
    const database = await createPostgresDatabase();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-rotation-'));
    const common = { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'warn' };
    const [before, after] = [makeSecretText('k1'), makeSecretText('k2')];
    const withBoth = { ...common, PORTAL_SECRETS: `${after},${before}` };
    let server = startServerProcess({ ...common, PORTAL_SECRETS: before });
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
    await server.ready();
    const applicants = await Promise.all(
      Array.from({ length: CUSTOMERS }, async (_, index) =>
        openApplicant(await signUpRemotely(server.origin, `rotation-${index}@example.com`)),
      ),
    );
    const workUntil = async (isEnough: (writes: number) => boolean): Promise<void> => {
      let writes = 0;
      let ended: Promise<unknown> | undefined;
      const watch = {
        sent: () => Promise.resolve(),
        acknowledged: () => {
          writes += 1;
          if (isEnough(writes)) ended ??= server.end('SIGTERM');
        },
      };
      await Promise.all(applicants.map((applicant) => applicant.work(watch)));
      await ended;
    };
    const comeBackWith = async (environment: typeof withBoth): Promise<void> => {
      server = startServerProcess(environment);
      await server.ready();
      for (const applicant of applicants) await withRetries(() => applicant.check());
    };
    await workUntil((writes) => writes >= WRITES);
    await comeBackWith(withBoth);

    let isRotated = false;
    const rotating = run(process.execPath, [COMMAND], { env: { PATH: process.env.PATH, ...withBoth } }).finally(() => {
      isRotated = true;
    });
    const [{ stdout }] = await Promise.all([rotating, workUntil((writes) => writes >= WRITES && isRotated)]);
    expect(stdout).toMatch(/^application\.personal_sealed: [1-9]\d* resealed, 0 left$/mu);
    expect(stdout).toMatch(/^files of statement_file: [1-9]\d* resealed, 0 left$/mu);
    expect(stdout).toContain('All sealed data is sealed with k2.');

    await comeBackWith({ ...common, PORTAL_SECRETS: after });
    const again = await run(process.execPath, [COMMAND], {
      env: { PATH: process.env.PATH, ...common, PORTAL_SECRETS: after },
    });
    expect(again.stdout).not.toMatch(/[1-9]\d* (?:resealed|left)/u);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);
