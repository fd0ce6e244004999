import type { Brand } from '../../../config/index.ts';
import type { TextKey } from '@portal/locales';
import type { TextValues } from '@portal/locales/find-text';
import { translate } from '../../../platform/texts.ts';
import type { MailOf, MailTemplate } from './mail-request.ts';

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; link: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'note'; text: string }
  | { kind: 'signature'; name: string; role: string };

/** The subject contains nothing personal. */
export interface MailContent {
  subject: string;
  preheader: string;
  heading: string;
  blocks: readonly Block[];
  audience: 'person' | 'staff';
  /** How to unsubscribe; absent if the mail responds to the reader's own action. */
  stop?: { label: string; page: string; oneClick: string };
}

export type Translate = (key: TextKey, values?: TextValues) => string;

export type Template<Name extends MailTemplate> = (mail: MailOf<Name>, text: Translate) => MailContent;

export function footerLines(content: MailContent, brand: Brand, text: Translate): string[] {
  return [
    text('mails.footer.sender', { brand: brand.name }),
    brand.address,
    text('mails.footer.contact', { email: brand.email, phone: brand.phone.replaceAll(' ', '\u00A0') }),
    content.audience === 'staff' ? text('mails.footer.staffReason') : text('mails.footer.reason'),
  ];
}

/** Six digits as read aloud: `123 456`. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

export function translator(language: MailOf<MailTemplate>['language']): Translate {
  return (key, values) => translate(language, key, values);
}
