import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { MailRequest } from '../emails/mail-request.ts';
import { requestMail } from './request-mail.ts';

type WithoutReader<Mail> = Mail extends unknown ? Omit<Mail, 'to' | 'language'> : never;
type StaffMail = WithoutReader<Extract<MailRequest, { template: `${string}Staff` }>>;

/**
 * Mails the account manager of an application, or of some customers' open applications if they all have the same one.
 * Otherwise the mail goes to STAFF_EMAIL.
 */
export async function mailStaff(
  tx: Transaction,
  context: Context,
  about: { applicationId: string } | { customerIds: readonly string[] },
  mail: StaffMail,
): Promise<void> {
  const [manager, ...others] = await context.staff.listAccountManagers(tx, about);
  const isOneMans = manager !== undefined && others.length === 0;
  const isGone = isOneMans && (await context.staff.findStaffReader(tx, manager))?.isColleague === false;
  await mailStaffAt(tx, context, isOneMans && !isGone ? manager : context.config.staffEmail, mail);
}

export async function mailStaffAt(tx: Transaction, context: Context, to: string, mail: StaffMail): Promise<void> {
  const reader = await context.staff.findStaffReader(tx, to);
  await requestMail(tx, context, { ...mail, to, language: reader?.language ?? context.config.staffLanguage });
}
