import type { Language } from '@portal/contract/language';

/** A mail ready to be sent. Its subject holds no personal data. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
  /** Without angle brackets; the same on a retry, so that a mail arrives once. */
  messageId: string;
  /** Where one POST stops such mails (RFC 8058). */
  oneClickStop?: string | undefined;
}

export interface Mailer {
  /** Sends the mail. Throws if it was not accepted; sending it again with the same Message-ID is safe. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
