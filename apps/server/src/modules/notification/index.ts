import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { handleForgetSentMails } from './jobs/forget-sent-mails.ts';
import { handleSendMail } from './jobs/send-mail.ts';

export type { MailRequest } from './emails/mail-request.ts';
export { requestMail } from './jobs/send-mail.ts';
export { mailStaff } from './mail-staff.ts';

export const notificationJobs = (context: Context): JobHandler[] => [
  handleSendMail(context),
  handleForgetSentMails(context),
];
