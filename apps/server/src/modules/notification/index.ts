import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { handleForgetSentMails } from './jobs/forget-sent-mails.handler.ts';
import { handleSendMail } from './jobs/send-mail.handler.ts';

export type { MailRequest } from './emails/mail-request.ts';
export { mailStaff, mailStaffAt } from './actions/mail-staff.ts';
export { previewMail } from './actions/preview-mail.ts';
export { requestMail } from './actions/request-mail.ts';
export { findStopSubject, ONE_CLICK_PATH, stopLinks } from './actions/stop-links.ts';
export { endOfSendingHours } from './domain/sending-hours.ts';

export const notificationJobs = (context: Context): JobHandler[] => [
  handleSendMail(context),
  handleForgetSentMails(context),
];
