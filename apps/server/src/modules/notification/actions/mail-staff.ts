import { FALLBACK_LANGUAGE } from '@portal/contract/language';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { MailRequest } from '../emails/mail-request.ts';
import { listAccountManagers } from '../storage/account-managers.ts';
import { requestMail } from './request-mail.ts';

type WithoutReader<Mail> = Mail extends unknown ? Omit<Mail, 'to' | 'language'> : never;
type StaffMail = WithoutReader<Extract<MailRequest, { template: `${string}Staff` }>>;

/**
 * Emails the account manager assigned to an application, or the only one assigned to some customers' open
 * applications. If there is no such person, the mail goes to all account managers at STAFF_EMAIL.
 */
export async function mailStaff(
  tx: Transaction,
  context: Context,
  about: { applicationId: string } | { customerIds: readonly string[] },
  mail: StaffMail,
): Promise<void> {
  const [manager, ...others] = await listAccountManagers(tx, about);
  const to = manager === undefined || others.length > 0 ? context.config.staffEmail : manager;
  await requestMail(tx, context, { ...mail, to, language: FALLBACK_LANGUAGE });
}
