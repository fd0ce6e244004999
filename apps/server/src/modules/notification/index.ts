export type { MailRequest } from './emails/mail-request.ts';
export { notificationJobs } from './jobs.ts';
export { mailStaff, mailStaffAt } from './actions/mail-staff.ts';
export type { MailConditions } from './actions/wanted-mails.ts';
export { previewMail } from './actions/preview-mail.ts';
export { requestMail } from './actions/request-mail.ts';
export { findStopSubject, ONE_CLICK_PATH, stopLinks } from './actions/stop-links.ts';
export { deliverWebhooks, wakeDeliveries } from './actions/wake-deliveries.ts';
export { endOfSendingHours } from './domain/sending-hours.ts';
