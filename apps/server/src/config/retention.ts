import { BANK_DATA_FRESH_DAYS, BANK_DATA_KEPT_DAYS } from '@portal/contract/constants';
import { days } from './values/schemas.ts';
import type { ValuesOf, Variables } from './values/variable.ts';

export interface RetentionDays {
  unfinished: number;
  declined: number;
  funded: number;
  bankData: number;
  lead: number;
  referral: number;
  account: number;
  session: number;
  knownBrowser: number;
  verification: number;
  consent: number;
  audit: number;
  webhook: number;
  mail: number;
  recording: number;
}

export const retentionVariables = {
  RETENTION_UNFINISHED_DAYS: {
    schema: days(),
    default: '90',
    meaning: 'days to keep an application that was never submitted, after it was closed or expired',
  },
  RETENTION_DECLINED_DAYS: {
    schema: days(),
    default: '730',
    meaning: 'days to keep a declined or withdrawn application and its files, after it was closed',
  },
  RETENTION_FUNDED_DAYS: {
    schema: days(),
    default: '2557',
    meaning: 'days to keep a funded application after it was closed',
  },
  RETENTION_BANK_DATA_DAYS: {
    schema: days(BANK_DATA_FRESH_DAYS),
    default: String(BANK_DATA_KEPT_DAYS),
    meaning: 'days to keep deposit analyses and statement rows after the application was closed; at least 30',
  },
  RETENTION_LEAD_DAYS: {
    schema: days(),
    default: '365',
    meaning: 'days to keep the answers of people who were not eligible',
  },
  RETENTION_REFERRAL_DAYS: {
    schema: days(),
    default: '365',
    meaning: 'days to keep a referral without an application after its link expired',
  },
  RETENTION_ACCOUNT_DAYS: {
    schema: days(),
    default: '1095',
    meaning: 'days to keep an account without applications after it was created and last used',
  },
  RETENTION_SESSION_DAYS: {
    schema: days(),
    default: '7',
    meaning: 'days to keep an ended session',
  },
  RETENTION_KNOWN_BROWSER_DAYS: {
    schema: days(),
    default: '365',
    meaning: 'days to remember a browser after its last log-in',
  },
  RETENTION_VERIFICATION_DAYS: {
    schema: days(),
    default: '1',
    meaning: 'days to keep a request to verify an email address',
  },
  RETENTION_CONSENT_DAYS: {
    schema: days(),
    default: '2557',
    meaning: 'days to keep consent records after everything else about the customer is erased',
  },
  RETENTION_AUDIT_DAYS: {
    schema: days(),
    default: '2557',
    meaning: 'days to keep the audit trail',
  },
  RETENTION_WEBHOOK_DAYS: {
    schema: days(),
    default: '90',
    meaning: 'days to keep delivered webhooks',
  },
  RETENTION_MAIL_DAYS: {
    schema: days(),
    default: '30',
    meaning: 'days to keep the record of a sent email; the email itself is deleted with its job',
  },
  RETENTION_RECORDING_DAYS: {
    schema: days(),
    default: '30',
    meaning: 'days to keep a session recording, unless the customer withdraws their consent earlier',
  },
} as const satisfies Variables;

export function retentionOf(values: ValuesOf<typeof retentionVariables>): { retentionDays: RetentionDays } {
  return {
    retentionDays: {
      unfinished: values.RETENTION_UNFINISHED_DAYS,
      declined: values.RETENTION_DECLINED_DAYS,
      funded: values.RETENTION_FUNDED_DAYS,
      bankData: values.RETENTION_BANK_DATA_DAYS,
      lead: values.RETENTION_LEAD_DAYS,
      referral: values.RETENTION_REFERRAL_DAYS,
      account: values.RETENTION_ACCOUNT_DAYS,
      session: values.RETENTION_SESSION_DAYS,
      knownBrowser: values.RETENTION_KNOWN_BROWSER_DAYS,
      verification: values.RETENTION_VERIFICATION_DAYS,
      consent: values.RETENTION_CONSENT_DAYS,
      audit: values.RETENTION_AUDIT_DAYS,
      webhook: values.RETENTION_WEBHOOK_DAYS,
      mail: values.RETENTION_MAIL_DAYS,
      recording: values.RETENTION_RECORDING_DAYS,
    },
  };
}
