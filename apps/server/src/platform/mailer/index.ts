export type { DevelopmentInbox, InboxMail } from './development-inbox.ts';
export { MailRefused } from './headers.ts';
export type { Mail, Mailer } from './mailer.ts';
export { openMailer } from './open-mailer.ts';
