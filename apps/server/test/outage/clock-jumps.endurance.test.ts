import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import { expect, onTestFinished, test } from 'vitest';
import { openApplicant } from '../crash/applicant.ts';
import { drawLongStatements, expectReadOnce, sendAll } from '../crash/long-statements.ts';
import { availableDatabases, createPostgresDatabase } from '../database/databases.ts';
import { freePort } from '../processes/free-port.ts';
import { openMailServer } from '../outside/mail-server.ts';
import { sayUntried } from '../processes/programs.ts';
import { signUpRemotely, withRetries } from '../remote-browser.ts';
import { startServerProcess } from '../processes/server-process.ts';

/** Debian's libfaketime, for multi-threaded programs. */
const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
const HOUR_SECONDS = 3600;
/** Seconds ahead of the database: first an hour ahead, then equal, then an hour behind. */
const JUMPS = [HOUR_SECONDS, 0, -HOUR_SECONDS];
const READ = { timeout: 5 * MINUTE_MS, interval: SECOND_MS };
const isTried = library !== undefined && availableDatabases().includes('postgres');
if (!isTried) sayUntried('a clock that jumps', 'libfaketime or PostgreSQL is not installed');

test.skipIf(!isTried)(
  'a clock that jumps by an hour loses no code and no active session, and stops no job',
  { timeout: 15 * MINUTE_MS },
  async () => {
    const clock = await openClock();
    const [database, smtp] = [await createPostgresDatabase(), await openMailServer()];
    const staffKey = `staff_${randomBytes(32).toString('hex')}`;
    const server = startServerProcess({
      PORT: String(await freePort()),
      DATA_DIR: clock.folder,
      DATABASE_URL: database.url,
      SMTP_URL: `smtp://127.0.0.1:${String(smtp.port)}`,
      PORTAL_BOOTSTRAP_KEY: staffKey,
      ...clock.environment,
    });
    onTestFinished(async () => {
      await server.end('SIGKILL');
      await smtp.stop();
      await database.drop();
    });
    await server.ready();
    const findMail = (to: string) =>
      Promise.resolve(
        smtp.mails.filter((mail) => [mail.to].flat()[0]?.text === to).map(({ text = '' }) => ({ text }))[0],
      );
    const statements = await drawLongStatements(JUMPS.length);
    let earlier = await signUpRemotely(server.origin, 'clock@example.com', findMail);

    for (const [index, seconds] of JUMPS.entries()) {
      const isForward = seconds > 0;
      if (isForward) await clock.moveTo(seconds);
      const browser = await signUpRemotely(server.origin, `clock-${String(index)}@example.com`, async (to) => {
        if (!isForward) await clock.moveTo(seconds);
        return findMail(to);
      });
      await (isForward
        ? expect(earlier.renew()).rejects.toThrow('401 errorUnauthorized')
        : expect(earlier.renew()).resolves.toBeUndefined());
      earlier = browser;

      const applicationId = await openApplicant(browser).reachUpload();
      const mine = statements.slice(index, index + 1);
      await withRetries(() => sendAll({ browser, applicationId }, mine));
      await expectReadOnce({ origin: server.origin, browser, applicationId, staffKey }, mine, READ);
    }
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  },
);

async function openClock() {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-clock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'clock');
  const moveTo = (seconds: number) => writeFile(file, `${seconds < 0 ? '' : '+'}${String(seconds)}\n`);
  await moveTo(0);
  return {
    folder,
    moveTo,
    environment: {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // The monotonic clock continues when a machine's time is set.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}
