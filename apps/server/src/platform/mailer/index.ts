export type { Mail, MailLanguage, Mailer } from './mailer.ts';
