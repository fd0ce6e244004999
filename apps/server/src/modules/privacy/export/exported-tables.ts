import type { Schema } from '../../../platform/database/schema.ts';
import type { Belonging } from '../storage/kept-rows.ts';

export interface ExportedTable {
  /** What the list is called in the file. */
  as: string;
  of: Belonging;
  /** Columns that say nothing of her: keys, hashes, and what only the server or the provider can use. */
  leftOut: readonly string[];
}

/**
 * What of the database a customer gets when she downloads what is kept of her; null: no row of hers, or nothing but
 * keyed hashes and marks of the server's own. A SIN is never given out, not even to her.
 */
export const exportedTables = {
  customer: { as: 'profile', of: 'itself', leftOut: ['email_folded', 'contact_id', 'erased_at'] },
  business: { as: 'businesses', of: 'customer', leftOut: ['customer_id', 'match_key'] },
  eligibility_answers: { as: 'eligibilityAnswers', of: 'customer', leftOut: ['customer_id'] },
  lead: { as: 'notEligibleAnswers', of: 'address', leftOut: ['email_folded'] },
  application: { as: 'applications', of: 'customer', leftOut: ['customer_id'] },
  application_event: { as: 'timeline', of: 'application', leftOut: ['announced_at'] },
  application_check: { as: 'checks', of: 'application', leftOut: [] },
  information_request: { as: 'informationRequests', of: 'application', leftOut: ['asked_by'] },
  information_item: { as: 'questionsAndAnswers', of: 'application', leftOut: [] },
  credit_inquiry: { as: 'creditInquiries', of: 'application', leftOut: ['cause'] },
  statement_file: { as: 'statements', of: 'application', leftOut: ['storage_key'] },
  statement_reading: { as: 'statementReadings', of: 'statement', leftOut: ['periods'] },
  bank_connection: {
    as: 'bankConnections',
    of: 'application',
    leftOut: ['login_sealed', 'login_hash', 'request_sealed'],
  },
  referral: {
    as: 'referrals',
    of: 'customer',
    leftOut: ['customer_id', 'idempotency_key', 'request_hash', 'token_hash', 'token_sealed', 'partner_reference'],
  },
  consent: { as: 'consents', of: 'given', leftOut: ['customer_id', 'email_folded', 'verification_request_id'] },
  consent_withdrawal: { as: 'consentWithdrawals', of: 'consent', leftOut: [] },
  privacy_request: { as: 'privacyRequests', of: 'customer', leftOut: ['customer_id', 'answered_by'] },
  session: { as: 'sessions', of: 'customer', leftOut: ['customer_id', 'last_spent_token_hash'] },
  google_account: { as: 'googleAccounts', of: 'customer', leftOut: ['customer_id'] },
  session_recording: { as: 'recordings', of: 'customer', leftOut: ['customer_id'] },
  session_recording_chunk: null,
  google_sign_in: null,
  held_sin: null,
  idempotency_key: null,
  download_ticket: null,
  verification_request: null,
  spent_link: null,
  rate_event: null,
  known_browser: null,
  refresh_token: null,
  multiple_contacts_notice: null,
  webhook_endpoint: null,
  webhook_delivery: null,
  bank_notice: null,
  sent_mail: null,
  file_to_erase: null,
  partner: null,
  api_key: null,
  audit_entry: null,
} as const satisfies Record<keyof Schema, ExportedTable | null>;
