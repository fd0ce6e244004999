import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_LIFETIME_MS, SECOND_MS } from '@portal/contract/constants';
import { ordinaryDatabases, openTestDatabase } from '../../../../test/database/databases.ts';
import { freePort } from '../../../../test/processes/free-port.ts';
import { type MailServer, openMailServer } from '../../../../test/outside/mail-server.ts';
import { readConfig } from '../../../config/index.ts';
import type { Context } from '../../../kernel/context.ts';
import { createCallLimits } from '../../../platform/call-limits/index.ts';
import { type AdjustableClock, fixedClock } from '../../../platform/clock.ts';
import type { DatabaseKind } from '../../../platform/database/index.ts';
import { createVault } from '../../../platform/encryption/index.ts';
import { openFileStore } from '../../../platform/file-store/index.ts';
import { createJobs, handleJob } from '../../../platform/jobs.ts';
import { createLogger } from '../../../platform/logger.ts';
import { openMailer, type Mail } from '../../../platform/mailer/index.ts';
import { createRandom } from '../../../platform/random.ts';
import { openProviders } from '../../../providers/open-providers.ts';
import type { MailRequest } from '../emails/mail-request.ts';
import { staffDirectory } from '../../index.ts';
import { notificationJobs } from '../jobs.ts';
import { requestMail, sendMail } from './request-mail.ts';
import { mailSender } from './send-mail.ts';

const isFull = process.env.TEST_FULL === '1';
const MAILS_IN_AN_OUTAGE = isFull ? 100 : 12;
/** Only reached by a test that hangs: the machine may be busy. */
const WAIT = { timeout: 100_000, interval: 100 };
const LONGER_THAN_ANY_RETRY_DELAY_SECONDS = 3600;

async function openContext(kind: DatabaseKind, clock: AdjustableClock, smtpPort: number) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-mails-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    BANK_SANDBOX_PORT: '0',
    LOG_LEVEL: 'silent',
    BRAND_NAME: 'Érable',
  });
  const random = createRandom(clock);
  const vault = createVault([{ id: 'test', key: randomBytes(32) }]);
  const logger = createLogger({ level: config.logLevel });
  const database = await openTestDatabase(kind, { clock });
  const { mailer } = openMailer(config, clock);
  const jobs = createJobs({ database, vault, random, clock, logger });
  const files = await openFileStore(config, { vault, random });
  const providers = await openProviders(config, { clock });
  const callLimits = createCallLimits({ database, vault, clock });
  const parts = {
    config,
    clock,
    random,
    vault,
    database,
    jobs,
    callLimits,
    mailer,
    staff: staffDirectory,
    files,
    logger,
  };
  const context: Context = { ...parts, ...providers.ports };
  await jobs.start(notificationJobs(context, {}));
  return {
    context,
    request: (...mails: MailRequest[]) =>
      database.transaction(async (tx) => {
        for (const mail of mails) await requestMail(tx, context, mail);
      }),
    states: async () => {
      const { rows } = await database.executeSql(
        "select state::text as state, count(*)::int as count from pgboss.job where name = 'send-mail' group by state",
      );
      return Object.fromEntries(rows.map((row) => [row.state as string, row.count as number]));
    },
    tried: async () => {
      const { rows } = await database.executeSql(
        "select count(*)::int as count from pgboss.job where name = 'send-mail' and (state = 'retry' or retry_count > 0)",
      );
      return rows[0]?.count as number;
    },
    retryNow: () => jobs.bringForward(LONGER_THAN_ANY_RETRY_DELAY_SECONDS),
    close: async () => {
      await jobs.stop();
      await mailer.close();
      await providers.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

const loginMail = (to: string, more: Partial<{ expiresAt: Date }> = {}): MailRequest => ({
  template: 'verification',
  to,
  language: 'fr',
  purpose: 'login',
  code: '123456',
  link: 'http://localhost:3000/verify#token=abc',
  ...more,
});

const withdrawnMail = (operatingName: string): MailRequest => ({
  template: 'applicationWithdrawn',
  to: 'person@example.ca',
  language: 'en',
  accountManager: null,
  reference: 'F-7K3M-92QX',
  operatingName,
});

describe.each(ordinaryDatabases())('mails on %s', (kind) => {
  let clock: AdjustableClock;
  let opened: Awaited<ReturnType<typeof openContext>>;
  let smtp: MailServer;
  let cutsAfterData: number;

  beforeEach(async () => {
    clock = fixedClock(new Date('2026-02-10T14:00:00Z'));
    cutsAfterData = 0;
    smtp = await openMailServer({
      afterData: () => {
        cutsAfterData -= 1;
        return cutsAfterData >= 0 ? Object.assign(new Error('try later'), { responseCode: 451 }) : undefined;
      },
    });
    opened = await openContext(kind, clock, smtp.port);
  });
  afterEach(async () => {
    await opened.close();
    await smtp.stop();
  });

  it('arrive complete, in both parts', async () => {
    await opened.request(loginMail('marie.cote@example.ca'));
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), WAIT);
    const [mail] = smtp.mails;
    expect(mail?.from?.text).toBe('"Érable" <support@financing.example>');
    expect(mail?.subject).toBe('Votre code de connexion');
    expect(mail?.text).toContain('123 456');
    expect(mail?.html).toContain('123 456');
    expect(mail?.headers.get('content-language')).toBe('fr');
    expect(mail?.messageId).toMatch(/^<[\w-]{36}@financing\.example>$/u);
  });

  it('arrive when the previous version queued them with their account manager’s address', async () => {
    const signed = {
      ...withdrawnMail('Bakery'),
      accountManager: 'Anne Roy',
      accountManagerEmail: 'anne@lender.example',
    };
    await opened.request(signed);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), WAIT);
    expect(smtp.mails[0]?.html).toContain('Anne Roy');
  });

  it('include no user-supplied headers', async () => {
    await opened.request(withdrawnMail('A\r\nBcc: thief@example.org\r\n\r\nbody'));
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), WAIT);
    const names = smtp.mails[0]?.headerLines.map(({ key }) => key).toSorted();
    const usual = [
      'from',
      'to',
      'subject',
      'message-id',
      'date',
      'mime-version',
      'content-type',
      'content-language',
      'auto-submitted',
    ];
    expect(names).toEqual(usual.toSorted());
  });

  it.each(['a@example.ca\r\nBcc: b@example.ca', 'a@example.ca, b@example.ca', 'A <a@example.ca>', 'a@example.ca\n'])(
    'are not accepted for the address %j',
    async (to) => {
      await expect(opened.request(loginMail(to))).rejects.toThrow();
      expect(await opened.states()).toEqual({});
    },
  );

  it('are not sent when their transaction is rolled back', async () => {
    const { context } = opened;
    const attempt = context.database.transaction(async (tx) => {
      await requestMail(tx, context, loginMail('a@example.ca'));
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await opened.states()).toEqual({});
  });

  it(`arrive once each after a mail server outage (${MAILS_IN_AN_OUTAGE} of them)`, async () => {
    await smtp.stop();
    const recipients = Array.from({ length: MAILS_IN_AN_OUTAGE }, (_, index) => `person${index}@example.ca`);
    await opened.request(...recipients.map((to) => loginMail(to)));
    // The first mails are retried while the last ones wait for their first attempt.
    await vi.waitFor(async () => expect(await opened.tried()).toBe(MAILS_IN_AN_OUTAGE), WAIT);
    expect(smtp.mails).toEqual([]);

    await smtp.start();
    await vi.waitFor(async () => {
      await opened.retryNow();
      expect(await opened.states()).toEqual({ completed: MAILS_IN_AN_OUTAGE });
    }, WAIT);
    expect(smtp.mails.map((mail) => [mail.to].flat()[0]?.text).toSorted()).toEqual(recipients.toSorted());
    expect(new Set(smtp.mails.map((mail) => mail.messageId)).size).toBe(MAILS_IN_AN_OUTAGE);
  });

  it('have the same Message-ID on a retry', async () => {
    cutsAfterData = 1;
    await opened.request(loginMail('a@example.ca'));
    await vi.waitFor(async () => {
      await opened.retryNow();
      expect(await opened.states()).toEqual({ completed: 1 });
    }, WAIT);
    expect(smtp.mails).toHaveLength(2);
    expect(smtp.mails[0]?.messageId).toBe(smtp.mails[1]?.messageId);
  });

  it('are not sent once their code has expired', async () => {
    await smtp.stop();
    const expiresAt = new Date(clock.now().getTime() + CODE_LIFETIME_MS);
    await opened.request(loginMail('late@example.ca', { expiresAt }), loginMail('patient@example.ca'));
    await vi.waitFor(async () => expect(await opened.states()).toEqual({ retry: 2 }), WAIT);

    clock.advance(CODE_LIFETIME_MS / SECOND_MS);
    await smtp.start();
    await vi.waitFor(async () => {
      await opened.retryNow();
      expect(await opened.states()).toEqual({ completed: 2 });
    }, WAIT);
    expect(smtp.mails.map((mail) => [mail.to].flat()[0]?.text)).toEqual(['patient@example.ca']);
  });
});

describe.each(ordinaryDatabases())('a mail’s job on %s', (kind) => {
  const payload = { messageId: 'm-1', mail: loginMail('a@example.ca') };
  const run = { id: 'job', retryCount: 0, signal: new AbortController().signal };
  const sent: Mail[] = [];
  let opened: Awaited<ReturnType<typeof openContext>>;
  let onSend: () => Promise<unknown>;

  beforeEach(async () => {
    sent.length = 0;
    onSend = () => Promise.resolve();
    opened = await openContext(kind, fixedClock(new Date('2026-02-10T14:00:00Z')), await freePort());
  });
  afterEach(() => opened.close());

  const handler = () =>
    handleJob(
      sendMail,
      mailSender(
        {
          ...opened.context,
          mailer: {
            send: async (mail) => {
              sent.push(mail);
              await onSend();
            },
            close: () => Promise.resolve(),
          },
        },
        {},
      ),
    );

  it('runs again without sending again', async () => {
    await handler().handle(payload, run);
    await handler().handle(payload, run);
    expect(sent.map(({ messageId }) => messageId)).toEqual(['m-1']);
  });

  it('sends once if the database connection is lost right after', async () => {
    const { database } = opened.context;
    onSend = () => database.executeSql('alter table sent_mail rename to sent_mail_gone');
    const { handle } = handler();
    await expect(handle(payload, run)).rejects.toThrow();
    await database.executeSql('alter table sent_mail_gone rename to sent_mail');
    await handle(payload, run);
    expect(sent).toHaveLength(1);
    expect((await database.executeSql('select message_id from sent_mail')).rows).toEqual([{ message_id: 'm-1' }]);
  });
});
