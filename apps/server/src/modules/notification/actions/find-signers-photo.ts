import type { Context } from '../../../kernel/context.ts';
import { findPhotoByEmail } from '../../photo/index.ts';
import type { MailRequest } from '../emails/mail-request.ts';

/** The photo of the account manager who signs a mail, a JPEG in base64; null where they show none, or nobody signs it. */
export async function findSignersPhoto(
  { database, vault }: Pick<Context, 'database' | 'vault'>,
  mail: MailRequest,
): Promise<string | null> {
  if (!('accountManagerEmail' in mail) || mail.accountManagerEmail === undefined) return null;
  return findPhotoByEmail(database.query, vault, mail.accountManagerEmail);
}
