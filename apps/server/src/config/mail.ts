import { FALLBACK_LANGUAGE, type Language, languages } from '@portal/contract/language';
import type { BrandValues } from './brand.ts';
import { isProduction, type ProcessConfig, type ProcessValues } from './process.ts';
import { emailAddress, mailbox, oneOf, urlOf } from './values/schemas.ts';
import type { Rule, ValuesOf, Variables } from './values/variable.ts';

export interface MailConfig {
  /** Undefined for the development inbox under `dataDir`. */
  smtpUrl: string | undefined;
  /** A mailbox such as `Financing <support@financing.example>`. */
  mailFrom: string;
  staffEmail: string;
  staffLanguage: Language;
  privacyEmail: string;
}

export const mailVariables = {
  SMTP_URL: {
    isSecret: true,
    schema: urlOf(['smtp', 'smtps']),
    unset: 'the development inbox',
    meaning: 'mail server, `smtp://` or `smtps://`',
    requiredWhen: 'in production',
  },
  MAIL_FROM: { schema: mailbox, unset: '`BRAND_NAME` and `BRAND_EMAIL`', meaning: 'sender of emails' },
  STAFF_EMAIL: {
    schema: emailAddress,
    unset: '`BRAND_EMAIL`',
    meaning: 'where emails to account managers go, except about applications that are assigned to one of them',
  },
  STAFF_LANGUAGE: {
    schema: oneOf(languages),
    default: FALLBACK_LANGUAGE,
    meaning: 'language of emails to the lender, `en` or `fr`; console users choose their own',
  },
  PRIVACY_EMAIL: {
    schema: emailAddress,
    unset: '`STAFF_EMAIL`',
    meaning: 'the privacy officer, who receives requests for correction and erasure',
  },
} as const satisfies Variables;
type MailValues = ValuesOf<typeof mailVariables>;

export function mailRules(values: MailValues & ProcessValues): Rule[] {
  return [
    [
      isProduction(values) && values.SMTP_URL === undefined,
      'SMTP_URL is required in production, which has no development inbox',
    ],
  ];
}

export function mailOf(values: MailValues & BrandValues): MailConfig {
  const staffEmail = values.STAFF_EMAIL ?? values.BRAND_EMAIL;
  return {
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${values.BRAND_NAME.replaceAll(/[<>@,;"]/gu, '').trim()} <${values.BRAND_EMAIL}>`,
    staffEmail,
    staffLanguage: values.STAFF_LANGUAGE,
    privacyEmail: values.PRIVACY_EMAIL ?? staffEmail,
  };
}

export function hasDevelopmentInbox({ mode, smtpUrl }: Pick<ProcessConfig & MailConfig, 'mode' | 'smtpUrl'>): boolean {
  return mode === 'development' && smtpUrl === undefined;
}
