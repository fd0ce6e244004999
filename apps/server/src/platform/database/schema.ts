import type { ColumnType, Generated } from 'kysely';
import type { CheckKind, CheckState, InformationKind } from '@portal/contract/application/checks';
import type { ApplicationEventKind } from '@portal/contract/application/events';
import type { StatementBank } from '@portal/contract/application/statement-reading';
import type { ApplicationStatus, ClosingOutcome } from '@portal/contract/application/status';
import type { ApplicationCreation, ExperienceType } from '@portal/contract/application/kinds';
import type { ApplicationStep } from '@portal/contract/application/steps';
import type { BankConnectionState } from '@portal/contract/bank/bank-connection';
import type { BankFaultKind } from '@portal/contract/bank/provider-codes';
import type { ConsentKind } from '@portal/contract/consent';
import type { IneligibilityReason } from '@portal/contract/eligibility';
import type { Language } from '@portal/contract/language';
import type { SharedField } from '@portal/contract/partner/shared-fields';
import type { PrivacyRequestKind, PrivacyRequestOutcome } from '@portal/contract/privacy/requests';
import type { KeyScope } from '@portal/contract/operations/operation';

/** jsonb: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface CustomerTable {
  id: string;
  email: string;
  email_folded: string;
  first_name_sealed: string | null;
  language: Language;
  created_at: Date;
  /** The CRM's own id of a contact that was imported. */
  contact_id: Generated<string | null>;
  /** Since when nothing is left of her but the records of her consents. */
  erased_at: Generated<Date | null>;
}

/** Answers of the eligibility check as they wait for the proof of the address. */
export interface EligibilityAnswers {
  monthsInBusiness: number;
  annualRevenue: number;
}

export interface VerificationRequestTable {
  id: string;
  purpose: 'eligibility' | 'login' | 'referral';
  email: string;
  email_folded: string;
  pending_hash: string;
  remember_me: boolean;
  language: Language;
  eligibility: Json<EligibilityAnswers> | null;
  known_browser_id: string | null;
  /** The referral that waits for the proof. */
  referral_id: string | null;
  /** The Google account that waits for it, to be tied to the customer. */
  google_subject: string | null;
  code_hash: string | null;
  code_expires_at: Date | null;
  code_wrong_tries: number;
  link_hash: string | null;
  link_expires_at: Date | null;
  sends: number;
  resend_available_at: Date;
  used_at: Date | null;
  created_at: Date;
  expires_at: Date;
}

export interface GoogleSignInTable {
  id: string;
  browser_hash: string;
  state_hash: string;
  nonce_hash: string;
  remember_me: boolean;
  language: Language;
  token_sealed: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface GoogleAccountTable {
  subject: string;
  customer_id: string;
  linked_at: Date;
}

export interface SessionRecordingTable {
  id: string;
  customer_id: string;
  chunks: number;
  bytes: number;
  started_at: Date;
  last_chunk_at: Date;
}

export interface SessionRecordingChunkTable {
  id: string;
  recording_id: string;
  position: number;
  storage_key: string;
}

export interface SpentLinkTable {
  link_hash: string;
  verification_request_id: string;
  spent_at: Date;
}

export interface RateEventTable {
  id: string;
  kind: string;
  subject_hash: string;
  at: Date;
}

export interface KnownBrowserTable {
  id: string;
  token_hash: string;
  email_folded: string;
  created_at: Date;
  last_seen_at: Date;
}

/** Why a session ended before its time: logged out here or everywhere, or a spent refresh token came back. */
export type SessionEnd = 'logOut' | 'logOutEverywhere' | 'refreshTokenReused';

export interface SessionTable {
  id: string;
  customer_id: string;
  remember_me: boolean;
  created_at: Date;
  last_active_at: Date;
  idle_ends_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  ended_because: SessionEnd | null;
  last_spent_token_hash: string | null;
}

export interface RefreshTokenTable {
  token_hash: string;
  session_id: string;
  created_at: Date;
  spent_at: Date | null;
}

export interface EligibilityAnswersTable {
  customer_id: string;
  months_in_business: number;
  annual_revenue: number;
  proved_at: Date;
}

export interface MultipleContactsNoticeTable {
  email_folded: string;
  told_at: Date;
}

export interface LeadTable {
  id: string;
  email: string;
  email_folded: string;
  language: Language;
  months_in_business: number;
  annual_revenue: number;
  reasons: IneligibilityReason[];
  created_at: Date;
}

export interface ConsentTable {
  id: string;
  kind: ConsentKind;
  text_version: string;
  language: Language;
  email_folded: string;
  customer_id: string | null;
  application_id: string | null;
  verification_request_id: string | null;
  client_address: string;
  given_at: Date;
  withdrawn_at: Date | null;
}

export interface ConsentWithdrawalTable {
  id: string;
  consent_id: string;
  text_version: string;
  language: Language;
  /** Null once the person is erased. */
  client_address: string | null;
  withdrawn_at: Date;
}

export interface PrivacyRequestTable {
  id: string;
  customer_id: string;
  kind: PrivacyRequestKind;
  /** Null once it is erased with everything else. */
  text_sealed: string | null;
  asked_at: Date;
  outcome: Generated<PrivacyRequestOutcome | null>;
  answer_sealed: Generated<string | null>;
  answered_at: Generated<Date | null>;
  /** The name of the staff key that answered. */
  answered_by: Generated<string | null>;
}

export interface BusinessTable {
  id: string;
  customer_id: string;
  operating_name: string;
  legal_name: string;
  match_key: string;
  street: string;
  city: string;
  state_code: string;
  postal_code: string;
  country: string;
  created_at: Date;
}

export interface ApplicationTable {
  id: string;
  customer_id: string;
  business_id: string | null;
  status: ApplicationStatus;
  outcome: ClosingOutcome | null;
  experience_type: ExperienceType;
  created_with: ApplicationCreation;
  banking_required: boolean;
  current_step: ApplicationStep;
  reached_step: ApplicationStep;
  version: number;
  structure: Json<unknown> | null;
  funding: Json<unknown> | null;
  age: Json<unknown> | null;
  personal_sealed: string | null;
  drafts: Json<Record<string, string>>;
  revenue_confirmed_at: Date | null;
  reference: string | null;
  submitted_at: Date | null;
  /** YYYY-MM-DD */
  next_contact_day: string | null;
  expiry_notice_at: Date | null;
  created_at: Date;
  updated_at: Date;
  closed_at: Date | null;
  account_manager_name: Generated<string | null>;
  account_manager_email: Generated<string | null>;
}

export interface ApplicationEventTable {
  id: string;
  application_id: string;
  kind: ApplicationEventKind;
  at: Date;
  details: Json<EventDetails> | null;
  /** When the lender's systems were due to hear of it; null until then. */
  announced_at: Generated<Date | null>;
}

export interface WebhookEndpointTable {
  id: string;
  url: string;
  secret_sealed: string;
  created_at: Date;
  removed_at: Generated<Date | null>;
}

export interface WebhookDeliveryTable {
  endpoint_id: string;
  event_id: string;
  application_id: string;
  state: 'pending' | 'delivered' | 'failed';
  tries: Generated<number>;
  next_try_at: Date;
  last_answer: Generated<string | null>;
  delivered_at: Generated<Date | null>;
}

/** What an event tells beside its kind; nothing personal. */
export interface EventDetails {
  /** YYYY-MM */
  months?: readonly string[];
}

export interface ApplicationCheckTable {
  application_id: string;
  kind: CheckKind;
  state: CheckState;
  updated_at: Date;
}

export interface InformationRequestTable {
  id: string;
  application_id: string;
  asked_by: string;
  /** YYYY-MM-DD */
  due_day: string | null;
  asked_at: Date;
  /** When the person was told by mail. */
  mailed_at: Date | null;
}

export interface InformationItemTable {
  id: string;
  request_id: string;
  application_id: string;
  kind: InformationKind;
  months: string[];
  question_sealed: string | null;
  answer_sealed: string | null;
  settled_as: 'provided' | 'declined' | null;
  settled_at: Date | null;
}

export interface HeldSinTable {
  application_id: string;
  item_id: string;
  sin_sealed: string;
  given_at: Date;
}

export interface CreditInquiryTable {
  id: string;
  application_id: string;
  cause: string;
  status: CreditStatus | null;
  report_sealed: string | null;
  asked_at: Date;
  answered_at: Date | null;
}

/** What a bureau can say of a person, in our words. */
export type CreditStatus = 'FOUND' | 'NOT_FOUND' | 'NO_SCORE' | 'AMBIGUOUS' | 'ERROR';

export interface StatementFileTable {
  id: string;
  application_id: string;
  file_name: string;
  size_bytes: number;
  sha256: string;
  storage_key: string;
  uploaded_at: Date;
  removed_at: Date | null;
  /** The request after submission that it answers; null for the first upload. */
  information_request_id: string | null;
}

export interface BankConnectionTable {
  id: string;
  application_id: string;
  state: BankConnectionState;
  fault: BankFaultKind | null;
  institution: string;
  login_sealed: string | null;
  login_hash: string;
  request_sealed: string | null;
  accounts_sealed: string | null;
  account_id: string | null;
  /** YYYY-MM-DD */
  covered_from: string | null;
  /** YYYY-MM-DD */
  covered_to: string | null;
  analysis_sealed: string | null;
  connected_at: Date;
  reading_since: Date | null;
  asked_at: Date | null;
  read_at: Date | null;
  ended_at: Date | null;
  ended_because: 'replaced' | 'disconnected' | 'applicationClosed' | null;
}

export interface BankNoticeTable {
  deduplication_key: string;
  received_at: Date;
}

export interface StatementReadingTable {
  statement_id: string;
  state: 'read' | 'notRecognised';
  reason: string | null;
  bank: StatementBank | null;
  is_credit_card: boolean;
  /** Days as YYYY-MM-DD; the account as a keyed hash. */
  periods: Json<{ account: string; from: string; to: string }[]>;
  details_sealed: string | null;
  pages: number;
  read_at: Date;
}

export interface IdempotencyKeyTable {
  customer_id: string;
  key: string;
  operation: string;
  request_hash: string;
  answer_sealed: string;
  created_at: Date;
}

export interface DownloadTicketTable {
  ticket_hash: string;
  customer_id: string;
  /** Null for everything that is kept of the customer. */
  application_id: string | null;
  language: Language;
  expires_at: Date;
  used_at: Date | null;
  /** For one statement instead of the copy of the application. */
  statement_id: Generated<string | null>;
}

export interface SentMailTable {
  message_id: string;
  sent_at: Date;
}

export interface FileToEraseTable {
  storage_key: string;
  due_at: Date;
}

export interface PartnerTable {
  id: string;
  name: string;
  name_folded: string;
  created_at: Date;
}

export interface ApiKeyTable {
  id: string;
  scope: KeyScope;
  partner_id: string | null;
  name: string;
  key_hash: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface ReferralTable {
  id: string;
  partner_id: string;
  idempotency_key: string;
  request_hash: string;
  token_hash: string;
  token_sealed: string;
  partner_reference: string | null;
  business_name: string | null;
  shared_fields: SharedField[];
  values_sealed: string | null;
  created_at: Date;
  expires_at: Date;
  customer_id: string | null;
  claimed_at: Date | null;
  settled_at: Date | null;
  application_id: string | null;
}

export interface AuditEntryTable {
  id: string;
  /** Null for the customer herself, whom the row then names. */
  key_id: string | null;
  operation: string;
  row_id: string | null;
  request_id: string;
  status: number | null;
  at: Date;
}

/** The tables of migrations/, as Kysely sees them. */
export interface Schema {
  customer: CustomerTable;
  verification_request: VerificationRequestTable;
  google_sign_in: GoogleSignInTable;
  google_account: GoogleAccountTable;
  spent_link: SpentLinkTable;
  rate_event: RateEventTable;
  known_browser: KnownBrowserTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  eligibility_answers: EligibilityAnswersTable;
  multiple_contacts_notice: MultipleContactsNoticeTable;
  lead: LeadTable;
  consent: ConsentTable;
  consent_withdrawal: ConsentWithdrawalTable;
  privacy_request: PrivacyRequestTable;
  business: BusinessTable;
  application: ApplicationTable;
  application_event: ApplicationEventTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_delivery: WebhookDeliveryTable;
  application_check: ApplicationCheckTable;
  information_request: InformationRequestTable;
  information_item: InformationItemTable;
  held_sin: HeldSinTable;
  credit_inquiry: CreditInquiryTable;
  statement_file: StatementFileTable;
  bank_connection: BankConnectionTable;
  bank_notice: BankNoticeTable;
  statement_reading: StatementReadingTable;
  idempotency_key: IdempotencyKeyTable;
  download_ticket: DownloadTicketTable;
  session_recording: SessionRecordingTable;
  session_recording_chunk: SessionRecordingChunkTable;
  sent_mail: SentMailTable;
  file_to_erase: FileToEraseTable;
  partner: PartnerTable;
  referral: ReferralTable;
  api_key: ApiKeyTable;
  audit_entry: AuditEntryTable;
}
