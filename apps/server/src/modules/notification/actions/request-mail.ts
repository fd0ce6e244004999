import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { MailRequest } from '../emails/mail-request.ts';
import { sendMail } from '../jobs/send-mail.ts';

/** Asks for a mail as part of `tx`: it is sent, at least once and with one Message-ID, if `tx` commits. */
export async function requestMail(tx: Transaction, context: Context, mail: MailRequest): Promise<void> {
  await context.jobs.enqueue(tx, sendMail, { messageId: context.random.uuid(), mail });
}
