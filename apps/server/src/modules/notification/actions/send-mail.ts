import type { Context } from '../../../kernel/context.ts';
import { MailRefused } from '../../../platform/mailer/index.ts';
import { insertSentMail, wasMailSent } from '../storage/sent-mails.ts';
import { isStillWanted, type MailConditions } from './wanted-mails.ts';
import type { MailRequest } from '../emails/mail-request.ts';

/**
 * Sends a mail once. It is sent again, with the same Message-ID, only if the process dies between the mail server's
 * acceptance and recording it.
 */
export function mailSender(
  context: Context,
  conditions: MailConditions,
): (request: { messageId: string; mail: MailRequest }) => Promise<void> {
  // Mails that the mail server accepted while the database was down; a later run records them.
  const sentUnmarked = new Set<string>();

  return async ({ messageId, mail }) => {
    const { clock, database, logger, mailer } = context;
    if (!sentUnmarked.has(messageId)) {
      if (mail.expiresAt !== undefined && mail.expiresAt <= clock.now()) return;
      if (await wasMailSent(database.query, messageId)) return;
      if (!(await isStillWanted(conditions, database, mail))) return;
      // Loaded on first use: the templates are large.
      const { renderMail } = await import('../emails/render-mail.ts');
      const content = await renderMail(mail, context.config.brands[mail.language]);
      try {
        await mailer.send({ to: mail.to, language: mail.language, messageId, ...content });
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        logger.warn({ err: error, template: mail.template }, 'email permanently rejected');
        return;
      }
      sentUnmarked.add(messageId);
    }
    await insertSentMail(database.query, messageId, clock.now());
    sentUnmarked.delete(messageId);
  };
}
