import type { Context } from '../../../kernel/context.ts';
import { MailRefused } from '../../../platform/mailer/index.ts';
import { insertSentMail, wasMailSent } from '../storage/sent-mails.ts';
import { isStillWanted, type MailConditions } from './wanted-mails.ts';
import type { MailRequest } from '../emails/mail-request.ts';

/**
 * Sends a mail once. It goes out a second time, with the same Message-ID, only where the process dies
 * between the mail server's acceptance and the mark of it.
 */
export function mailSender(
  context: Context,
  conditions: MailConditions,
): (request: { messageId: string; mail: MailRequest }) => Promise<void> {
  // Taken by the mail server while the database was unavailable; a later run of the job records it.
  const sentUnmarked = new Set<string>();

  return async ({ messageId, mail }) => {
    const { clock, database, logger, mailer } = context;
    if (!sentUnmarked.has(messageId)) {
      if (mail.expiresAt !== undefined && mail.expiresAt <= clock.now()) return;
      if (await wasMailSent(database.query, messageId)) return;
      if (!(await isStillWanted(conditions, database, mail))) return;
      // The templates are large and needless before the first mail.
      const { renderMail } = await import('../emails/render-mail.ts');
      const content = await renderMail(mail, context.config.brands[mail.language]);
      try {
        await mailer.send({ to: mail.to, language: mail.language, messageId, ...content });
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        logger.warn({ err: error, template: mail.template }, 'mail permanently rejected');
        return;
      }
      sentUnmarked.add(messageId);
    }
    await insertSentMail(database.query, messageId, clock.now());
    sentUnmarked.delete(messageId);
  };
}
