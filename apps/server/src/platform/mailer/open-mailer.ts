import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import { createDevelopmentInbox } from './development-inbox.ts';
import type { DevelopmentInbox } from './development-inbox.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** SMTP where `SMTP_URL` is set, else the development inbox, which is then answered as `inbox` too. */
export function openMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  clock: Clock,
): { mailer: Mailer; inbox: DevelopmentInbox | undefined } {
  if (config.smtpUrl !== undefined) {
    return { mailer: createSmtpMailer(config.smtpUrl, config.mailFrom), inbox: undefined };
  }
  const inbox = createDevelopmentInbox(config.dataDir, config.mailFrom, clock);
  return { mailer: inbox, inbox };
}
