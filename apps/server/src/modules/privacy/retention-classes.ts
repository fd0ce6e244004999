import type { Config } from '../../config.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A period of the configuration. */
export type RetentionPeriod = keyof Config['retentionDays'];

/**
 * By which periods the rows of each table are erased; of several, each row falls under one. null: nothing about a
 * person, or gone within minutes of its use.
 */
export const retentionClasses = {
  application: ['unfinished', 'declined', 'funded'],
  application_event: ['unfinished', 'declined', 'funded'],
  application_check: ['unfinished', 'declined', 'funded'],
  information_request: ['unfinished', 'declined', 'funded'],
  information_item: ['unfinished', 'declined', 'funded'],
  credit_inquiry: ['unfinished', 'declined', 'funded'],
  statement_file: ['unfinished', 'declined', 'funded'],
  statement_reading: ['unfinished', 'declined', 'funded'],
  held_sin: ['unfinished', 'declined', 'funded'],
  bank_connection: ['bankData'],
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
  webhook_delivery: ['webhook'],
  sent_mail: ['mail'],
  session_recording: ['recording'],
  session_recording_chunk: ['recording'],
  google_sign_in: null,
  idempotency_key: null,
  download_ticket: null,
  rate_event: null,
  file_to_erase: null,
  bank_notice: null,
  webhook_endpoint: null,
  partner: null,
  api_key: null,
} as const satisfies Record<keyof Schema, readonly RetentionPeriod[] | null>;
