import type { Config } from '../../config/index.ts';
import type { Clock } from '../clock.ts';
import { watchPort } from '../telemetry/outside-calls.ts';
import { createDevelopmentInbox } from './development-inbox.ts';
import type { DevelopmentInbox } from './development-inbox.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** SMTP if `SMTP_URL` is set, otherwise the development inbox, also returned as `inbox`. */
export function openMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  clock: Clock,
): { mailer: Mailer; inbox: DevelopmentInbox | undefined } {
  if (config.smtpUrl !== undefined)
    return { mailer: watchPort('mail', createSmtpMailer(config.smtpUrl, config.mailFrom), ['send']), inbox: undefined };

  const inbox = createDevelopmentInbox(config.dataDir, config.mailFrom, clock);
  return { mailer: inbox, inbox };
}
