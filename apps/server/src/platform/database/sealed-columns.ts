import type { Schema } from './schema.ts';

type ColumnNamedSealed = {
  [Table in keyof Schema]: `${Table}.${Extract<keyof Schema[Table], `${string}_sealed`>}`;
}[keyof Schema];

export type SealedColumn = ColumnNamedSealed | 'application.drafts';

interface Sealing {
  /** Purpose for which values are sealed (see `Vault`). It must never change: stored values would no longer open. */
  readonly purpose: string;
  readonly form: 'text' | 'json';
}

/** All sealed columns, except job payloads; used by modules and key rotation. */
export const sealedColumns = {
  'application.drafts': { purpose: 'application.draft', form: 'json' },
  'application.months_reason_text_sealed': { purpose: 'application.monthsReason', form: 'text' },
  'application.personal_sealed': { purpose: 'application.personal', form: 'text' },
  'application_check.words_sealed': { purpose: 'application.checkWords', form: 'text' },
  'application_decision.offer_sealed': { purpose: 'application.offer', form: 'text' },
  'application_decision.words_sealed': { purpose: 'application.decisionWords', form: 'text' },
  'bank_connection.accounts_sealed': { purpose: 'bank.accounts', form: 'text' },
  'bank_connection.analysis_sealed': { purpose: 'bank.analysis', form: 'text' },
  'bank_connection.cash_flow_sealed': { purpose: 'bank.cashFlow', form: 'text' },
  'bank_connection.login_sealed': { purpose: 'bank.login', form: 'text' },
  'bank_connection.request_sealed': { purpose: 'bank.request', form: 'text' },
  'bulk_change.change_sealed': { purpose: 'workList.bulkChange', form: 'text' },
  'credit_inquiry.report_sealed': { purpose: 'credit.report', form: 'text' },
  'customer.first_name_sealed': { purpose: 'customer.firstName', form: 'text' },
  'google_sign_in.token_sealed': { purpose: 'auth.googleToken', form: 'text' },
  'held_sin.sin_sealed': { purpose: 'credit.sin', form: 'text' },
  'idempotency_key.answer_sealed': { purpose: 'application.idempotentAnswer', form: 'text' },
  'information_item.answer_sealed': { purpose: 'application.answer', form: 'text' },
  'information_item.message_sealed': { purpose: 'application.documentMessage', form: 'text' },
  'information_item.question_sealed': { purpose: 'application.question', form: 'text' },
  'lead_event.note_sealed': { purpose: 'lead.note', form: 'text' },
  'match_key.value_sealed': { purpose: 'application.matchKey', form: 'text' },
  'privacy_request.answer_sealed': { purpose: 'privacy.answer', form: 'text' },
  'privacy_request.text_sealed': { purpose: 'privacy.request', form: 'text' },
  'referral.token_sealed': { purpose: 'partner.referralToken', form: 'text' },
  'referral.values_sealed': { purpose: 'partner.referralValues', form: 'text' },
  'revenue_ruling.ruling_sealed': { purpose: 'revenue.ruling', form: 'text' },
  'revenue_ruling.words_sealed': { purpose: 'revenue.rulingWords', form: 'text' },
  'staff_reminder.words_sealed': { purpose: 'staff.reminder', form: 'text' },
  'staff_note.text_sealed': { purpose: 'staff.note', form: 'text' },
  'staff_person.name_sealed': { purpose: 'people.name', form: 'text' },
  'staff_sign_in.secrets_sealed': { purpose: 'people.signIn', form: 'text' },
  'statement_account.checks_sealed': { purpose: 'statement.checks', form: 'text' },
  'statement_account.deposits_sealed': { purpose: 'statement.deposits', form: 'text' },
  'statement_account.rows_sealed': { purpose: 'statement.rows', form: 'text' },
  'statement_correction.correction_sealed': { purpose: 'statement.correction', form: 'text' },
  'statement_reading.details_sealed': { purpose: 'statement.details', form: 'text' },
  'statement_reading.signs_sealed': { purpose: 'statement.signs', form: 'text' },
  'webhook_endpoint.secret_sealed': { purpose: 'webhook.secret', form: 'text' },
} as const satisfies Record<SealedColumn, Sealing>;

/** Keyed hashes whose values are sealed in the same row, so that they can be renewed. */
export const hashesOfSealed = {
  'bank_connection.login_hash': 'bank_connection.login_sealed',
  'match_key.value_hash': 'match_key.value_sealed',
  'referral.token_hash': 'referral.token_sealed',
} as const satisfies Record<string, SealedColumn>;

/** Tables whose rows claim a stored file by `storage_key`. */
export const fileTables = ['statement_file', 'document_file', 'session_recording_chunk'] as const satisfies FileTable[];

type FileTable = {
  [Table in keyof Schema]: 'storage_key' | 'id' extends keyof Schema[Table] ? Table : never;
}[keyof Schema];
