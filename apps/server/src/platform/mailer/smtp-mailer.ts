import { createTransport } from 'nodemailer';
import { MailRefused, checkedAddress, checkedMessageId, headerText } from './headers.ts';
import type { Mailer } from './mailer.ts';

const MOST_CONNECTIONS = 3;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
/** Replies from 500 on are final (RFC 5321, section 4.2.1). */
const FIRST_FINAL_REPLY = 500;
/** Commands whose final refusal is about the mail, not the connection or login. */
const commandsOfTheMail = ['RCPT TO', 'DATA'];

/** Sends through an SMTP server. Rejects with `MailRefused` if the server will never accept the mail. */
export function createSmtpMailer(smtpUrl: string, mailFrom: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    send: async (mail) => {
      const message = {
        from: mailFrom,
        to: { name: '', address: checkedAddress(mail.to) },
        subject: headerText(mail.subject),
        html: mail.html,
        text: mail.text,
        messageId: checkedMessageId(mail.messageId, mailFrom),
        headers: {
          'Content-Language': mail.language,
          'Auto-Submitted': 'auto-generated',
          ...(mail.oneClickStop !== undefined && stopHeaders(mail.oneClickStop)),
        },
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw isFinal(error) ? new MailRefused('The mail server refused the email', { cause: error }) : error;
      }
    },
    close: () => {
      transport.close();
      return Promise.resolve();
    },
  };
}

/** Lets mail programs offer one-click unsubscribing (RFC 2369, section 3.2; RFC 8058). */
function stopHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${headerText(url)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number') return false;

  const command = 'command' in error ? String(error.command) : '';
  return error.responseCode >= FIRST_FINAL_REPLY && commandsOfTheMail.includes(command);
}
