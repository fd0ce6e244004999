import type { Language } from '@portal/contract/language';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
  /** Without angle brackets; unchanged on a retry, so that a mail arrives once. */
  messageId: string;
  /** URL to which one POST unsubscribes the recipient (RFC 8058). */
  oneClickStop?: string | undefined;
}

export interface Mailer {
  /** Throws if the mail was not accepted; resending with the same Message-ID is safe. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
