import { photoAddress } from '@portal/contract/fields/photo-address';
import type { Language } from '@portal/contract/language';
import type { Context } from '../../../kernel/context.ts';
import type { MailRequest } from '../emails/mail-request.ts';
import { findSignersPhoto } from './find-signers-photo.ts';

/** A mail as its recipient would get it. Nothing is sent. */
export async function previewMail(
  context: Context,
  mail: MailRequest,
): Promise<{ language: Language; subject: string; text: string; html: string }> {
  // Loaded with the first mail: the renderer is large.
  const { renderMail } = await import('../emails/render-mail.ts');
  const photo = await findSignersPhoto(context, mail);
  const address = photo === null ? undefined : photoAddress(photo);
  const { subject, text, html } = await renderMail(mail, context.config.brands[mail.language], address);
  return { language: mail.language, subject, text, html };
}
