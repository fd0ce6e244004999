import type { Brand } from '../../../config.ts';
import type { TextValues } from '@portal/locales/find-text';
import { translate, type TextKey } from '../../../platform/texts.ts';
import type { MailOf, MailTemplate } from './mail-request.ts';

/** A part of a mail's body. The HTML part and the text part each show it in their own way. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; link: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'note'; text: string };

/** What a template says, in the person's language. The subject holds nothing personal. */
export interface MailContent {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preheader: string;
  heading: string;
  blocks: readonly Block[];
  /** Why the reader got the mail: as the person of an application, or as staff. */
  audience: 'person' | 'staff';
}

/** Texts of the mail's language. */
export type Translate = (key: TextKey, values?: TextValues) => string;

export type Template<Name extends MailTemplate> = (mail: MailOf<Name>, text: Translate) => MailContent;

/** The lines that close every mail: who sends it, from where, whom to ask, and why the reader got it. */
export function footerLines(content: MailContent, brand: Brand, text: Translate): string[] {
  return [
    text('mails.footer.sender', { brand: brand.name }),
    brand.address,
    text('mails.footer.contact', { email: brand.email, phone: brand.phone.replaceAll(' ', '\u00A0') }),
    content.audience === 'staff' ? text('mails.footer.staffReason') : text('mails.footer.reason'),
  ];
}

/** Six digits as they are read out: `123 456`. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

export function translator(language: MailOf<MailTemplate>['language']): Translate {
  return (key, values) => translate(language, key, values);
}
