import type { Language } from '@portal/contract/language';
import type { Context } from '../../../kernel/context.ts';
import type { MailRequest } from '../emails/mail-request.ts';

export async function previewMail(
  context: Context,
  mail: MailRequest,
): Promise<{ language: Language; subject: string; text: string; html: string }> {
  // Loaded on first use: the renderer is large.
  const { renderMail } = await import('../emails/render-mail.ts');
  const { subject, text, html } = await renderMail(mail, context.config.brands[mail.language]);
  return { language: mail.language, subject, text, html };
}
