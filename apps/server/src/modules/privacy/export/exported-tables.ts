import type { Schema } from '../../../platform/database/schema.ts';
import type { Belonging } from '../storage/stored-rows.ts';

export interface ExportedTable {
  as: string;
  of: Belonging;
  /** Columns that say nothing about the customer: keys, hashes, and values only for the server or provider. */
  leftOut: readonly string[];
}

/**
 * Each table's part in the customer's own download. Null means that no rows belong to the customer, or that they
 * contain only keyed hashes and internal marks. A SIN is never exported, not even to its owner.
 */
export const exportedTables = {
  customer: { as: 'profile', of: 'itself', leftOut: ['email_folded', 'contact_id', 'erased_at'] },
  business: { as: 'businesses', of: 'customer', leftOut: ['customer_id', 'match_key'] },
  eligibility_answers: { as: 'eligibilityAnswers', of: 'customer', leftOut: ['customer_id'] },
  lead: {
    as: 'notEligibleAnswers',
    of: 'address',
    leftOut: ['email_folded', 'announced_at', 'account_manager_name', 'account_manager_email', 'version'],
  },
  /** As for `staff_note`, the export does not contain what staff wrote. */
  lead_event: { as: 'notEligibleContacts', of: 'lead', leftOut: ['staff_name', 'assigned_to', 'note_sealed'] },
  application: { as: 'applications', of: 'customer', leftOut: ['customer_id'] },
  application_event: { as: 'timeline', of: 'application', leftOut: ['announced_at', 'staff_name'] },
  application_check: { as: 'checks', of: 'application', leftOut: ['words_sealed', 'changed_by'] },
  application_decision: {
    as: 'decisions',
    of: 'application',
    leftOut: ['words_sealed', 'decided_by', 'undone_by'],
  },
  information_request: { as: 'informationRequests', of: 'application', leftOut: ['asked_by'] },
  /** The export only says that notes exist, and since when; a person reviews what staff wrote before giving it out. */
  staff_note: { as: 'staffNotes', of: 'application', leftOut: ['author', 'text_sealed'] },
  information_item: { as: 'questionsAndAnswers', of: 'application', leftOut: [] },
  credit_inquiry: { as: 'creditInquiries', of: 'application', leftOut: ['cause'] },
  statement_file: { as: 'statements', of: 'application', leftOut: ['storage_key', 'pages_begun', 'page_count'] },
  document_file: { as: 'documents', of: 'application', leftOut: ['storage_key'] },
  upload_link: { as: 'uploadLinks', of: 'application', leftOut: ['token_hash', 'session_id'] },
  upload_visit: { as: 'uploadVisits', of: 'uploadLink', leftOut: ['secret_hash'] },
  statement_reading: { as: 'statementReadings', of: 'statement', leftOut: ['periods', 'signs_sealed'] },
  statement_account: { as: 'statementAccounts', of: 'statement', leftOut: ['version', 'checks_sealed'] },
  statement_correction: {
    as: 'statementCorrections',
    of: 'statement',
    leftOut: ['made_by', 'withdrawn_by'],
  },
  statement_confirmation: { as: 'statementConfirmations', of: 'statement', leftOut: ['confirmed_by'] },
  revenue_ruling: {
    as: 'revenueRulings',
    of: 'application',
    leftOut: ['words_sealed', 'made_by', 'withdrawn_by'],
  },
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
  match_key: null,
  idempotency_key: null,
  download_ticket: null,
  verification_request: null,
  spent_link: null,
  rate_event: null,
  eligibility_day: null,
  call_count: null,
  reading_time: null,
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
  staff_person: null,
  staff_invitation: null,
  staff_passkey: null,
  staff_session: null,
  staff_sign_in: null,
  application_viewer: null,
  audit_entry: null,
  work_list_entry: null,
  question_template: null,
  added_lender: null,
  bulk_change: null,
  staff_reminder: null,
  backup_run: null,
} as const satisfies Record<keyof Schema, ExportedTable | null>;
