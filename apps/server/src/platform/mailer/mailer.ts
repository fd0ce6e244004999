import type { Language } from '@portal/contract/language';

/** A mail ready to be sent. Its subject holds no personal data. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
  /** Without angle brackets; the same on a retry, so that a mail arrives once. */
  messageId: string;
};

export type Mailer = {
  /** Hands the mail over. Throws when it was not taken; sending it again with the same Message-ID is safe. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};
