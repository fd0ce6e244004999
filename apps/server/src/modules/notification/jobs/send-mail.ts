import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs.ts';
import { MailRefused } from '../../../platform/mailer/index.ts';
import { mailRequest, type MailRequest } from '../emails/mail-request.ts';
import { insertSentMail, wasMailSent } from '../storage/sent-mails.ts';

/** More than the slowest mail server is given, so that no second worker takes a mail that is under way. */
const EXPIRE_SECONDS = 300;
const CONCURRENCY = 4;

const sendMail = defineJob({
  name: 'send-mail',
  payload: z.strictObject({ messageId: z.string(), mail: mailRequest }),
  expireSeconds: EXPIRE_SECONDS,
  concurrency: CONCURRENCY,
});

/** Asks for a mail as part of `tx`: it is sent, at least once and with one Message-ID, if `tx` commits. */
export async function requestMail(tx: Transaction, context: Context, mail: MailRequest): Promise<void> {
  await context.jobs.enqueue(tx, sendMail, { messageId: context.random.uuid(), mail });
}

/**
 * Sends a mail once. It goes out a second time, with the same Message-ID, only where the process dies
 * between the mail server's acceptance and the mark of it.
 */
export function handleSendMail(context: Context): JobHandler {
  // Taken by the mail server while the database could not be told; a later run of the job tells it.
  const sentUnmarked = new Set<string>();

  return handleJob(sendMail, async ({ messageId, mail }) => {
    const { clock, database, logger, mailer } = context;
    if (!sentUnmarked.has(messageId)) {
      if (mail.expiresAt !== undefined && mail.expiresAt <= clock.now()) return;
      if (await wasMailSent(database.query, messageId)) return;
      // The templates are large and needless before the first mail.
      const { renderMail } = await import('../emails/render-mail.ts');
      const content = await renderMail(mail, context.config.brand);
      try {
        await mailer.send({ to: mail.to, language: mail.language, messageId, ...content });
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        logger.warn({ err: error, template: mail.template }, 'mail refused for good');
        return;
      }
      sentUnmarked.add(messageId);
    }
    await insertSentMail(database.query, messageId, clock.now());
    sentUnmarked.delete(messageId);
  });
}
