import { fallbackLanguage } from '@portal/contract/language';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { MailRequest } from './emails/mail-request.ts';
import { requestMail } from './jobs/send-mail.ts';
import { listAccountManagers } from './storage/account-managers.ts';

type WithoutReader<Mail> = Mail extends unknown ? Omit<Mail, 'to' | 'language'> : never;
type StaffMail = WithoutReader<Extract<MailRequest, { template: `${string}Staff` }>>;

/**
 * Mails the account manager whom an application is assigned to, or whom alone the open applications of some customers
 * are. Where there is no such person, all account managers read it at STAFF_EMAIL.
 */
export async function mailStaff(
  tx: Transaction,
  context: Context,
  about: { applicationId: string } | { customerIds: readonly string[] },
  mail: StaffMail,
): Promise<void> {
  const [manager, ...others] = await listAccountManagers(tx, about);
  const to = manager === undefined || others.length > 0 ? context.config.staffEmail : manager;
  await requestMail(tx, context, { ...mail, to, language: fallbackLanguage });
}
