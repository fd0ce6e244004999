import type { Config } from '../../config/index.ts';
import type { Schema } from './schema.ts';

/** A configured retention period. */
export type RetentionPeriod = keyof Config['retentionDays'];

/**
 * The periods by which the rows of each table are erased; with several, each row falls under one. null: no personal
 * data, or deleted within minutes of its use.
 */
export const retentionClasses = {
  application: ['unfinished', 'declined', 'funded'],
  application_event: ['unfinished', 'declined', 'funded'],
  application_check: ['unfinished', 'declined', 'funded'],
  application_decision: ['unfinished', 'declined', 'funded'],
  information_request: ['unfinished', 'declined', 'funded'],
  information_item: ['unfinished', 'declined', 'funded'],
  credit_inquiry: ['unfinished', 'declined', 'funded'],
  statement_file: ['unfinished', 'declined', 'funded'],
  statement_reading: ['unfinished', 'declined', 'funded'],
  upload_link: ['unfinished', 'declined', 'funded'],
  upload_visit: ['unfinished', 'declined', 'funded'],
  work_list_entry: ['declined', 'funded'],
  staff_note: ['unfinished', 'declined', 'funded'],
  held_sin: ['unfinished', 'declined', 'funded'],
  bank_connection: ['bankData'],
  statement_account: ['bankData'],
  statement_correction: ['bankData'],
  customer: ['account'],
  google_account: ['account'],
  business: ['account'],
  eligibility_answers: ['account'],
  multiple_contacts_notice: ['account'],
  referral: ['referral', 'account'],
  lead: ['lead'],
  consent: ['consent'],
  consent_withdrawal: ['consent'],
  privacy_request: ['consent'],
  session: ['session'],
  refresh_token: ['session'],
  known_browser: ['knownBrowser'],
  verification_request: ['verification'],
  spent_link: ['verification'],
  audit_entry: ['audit'],
  staff_person: ['audit'],
  staff_passkey: ['audit'],
  staff_invitation: ['session'],
  staff_session: ['session'],
  webhook_delivery: ['webhook'],
  sent_mail: ['mail'],
  session_recording: ['recording'],
  session_recording_chunk: ['recording'],
  google_sign_in: null,
  staff_sign_in: null,
  idempotency_key: null,
  download_ticket: null,
  rate_event: null,
  reading_time: null,
  file_to_erase: null,
  bank_notice: null,
  webhook_endpoint: null,
  partner: null,
  api_key: null,
} as const satisfies Record<keyof Schema, readonly RetentionPeriod[] | null>;
