import type { HolderAnswer } from '@portal/contract/fields/holder';
import type { ColumnType, Generated } from 'kysely';
import type {
  CheckKind,
  CheckState,
  HandOverReason,
  InformationKind,
  TakeOverReason,
} from '@portal/contract/application/checks';
import type { DocumentKind, DocumentType } from '@portal/contract/application/documents';
import type { ApplicationEventKind } from '@portal/contract/application/events';
import type { MonthsReasonKind } from '@portal/contract/application/statements/months-reason';
import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import type {
  Confirmable,
  DoubtKind,
  StatementProof,
} from '@portal/contract/application/statements/statement-transactions';
import type { StatementSender, UploadLinkKind } from '@portal/contract/application/upload-links';
import type { ApplicationStatus, ClosingOutcome } from '@portal/contract/application/status';
import type { ApplicationCreation, ExperienceType } from '@portal/contract/application/kinds';
import type { ApplicationStep } from '@portal/contract/application/steps';
import type { BankConnectionState } from '@portal/contract/bank/bank-connection';
import type { BankErrorKind } from '@portal/contract/bank/bank-errors';
import type { ConsentKind } from '@portal/contract/consent';
import type { IneligibilityReason } from '@portal/contract/eligibility';
import type { Province } from '@portal/contract/fields/provinces';
import type { Language } from '@portal/contract/language';
import type { SharedField } from '@portal/contract/partner/shared-fields';
import type { PrivacyRequestKind, PrivacyRequestOutcome } from '@portal/contract/privacy/requests';
import type { AccessChange } from '@portal/contract/staff/audit';
import type { KeyedMatchKind } from '@portal/contract/staff/matches';
import type { ContactKind, ContactOutcome, LoggedContact } from '@portal/contract/staff/contacts-logged';
import type { LeadEventKind } from '@portal/contract/staff/leads';
import type { BulkChangeEnd, BulkChangeKind } from '@portal/contract/operations/staff/bulk-changes';
import type { CreditStatus } from '@portal/contract/staff/credit-report';
import type { OwnWorkList } from '@portal/contract/staff/work-list';
import type { RevenueProof } from '@portal/contract/staff/work-list-terms';
import type { DecisionEnd, DecisionOutcome, DecisionReason } from '@portal/contract/staff/decisions';
import type { KeyScope, StaffRole } from '@portal/contract/staff/roles';

/** A jsonb column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface CustomerTable {
  id: string;
  email: string;
  email_folded: string;
  first_name_sealed: string | null;
  language: Language;
  created_at: Date;
  contact_id: Generated<string | null>;
  /** When the customer was erased, leaving only consent records. */
  erased_at: Generated<Date | null>;
  /** When the customer stopped reminders; null if reminders are allowed. */
  reminders_stopped_at: Generated<Date | null>;
}

/** Eligibility answers until the address is verified. */
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
  referral_id: string | null;
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

export interface CallCountTable {
  subject_hash: string;
  calls: number;
  ends_at: Date;
}

export interface KnownBrowserTable {
  id: string;
  token_hash: string;
  email_folded: string;
  created_at: Date;
  last_seen_at: Date;
}

/** Why a session ended early: logged out here or everywhere, or a spent refresh token was reused. */
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

export interface EligibilityDayTable {
  day: string;
  checked: number;
  eligible: number;
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
  /** Day to write to the person, YYYY-MM-DD; null if time alone does not make them eligible. */
  write_on: string | null;
  written_at: Generated<Date | null>;
  /** When a person with this address first continued with an application. */
  came_back_at: Generated<Date | null>;
  application_id: Generated<string | null>;
  /** When webhook deliveries were created; null before. */
  announced_at: Generated<Date | null>;
  account_manager_name: Generated<string | null>;
  account_manager_email: Generated<string | null>;
  contacted_at: Generated<Date | null>;
  version: Generated<number>;
}

export interface LeadEventTable {
  id: string;
  lead_id: string;
  kind: LeadEventKind;
  at: Date;
  staff_name: string;
  /** Name of the account manager; null if the lead was unassigned, and for other events. */
  assigned_to: string | null;
  contact_kind: ContactKind | null;
  contact_outcome: ContactOutcome | null;
  note_sealed: string | null;
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
  /** Null once the customer is erased. */
  client_address: string | null;
  withdrawn_at: Date;
}

export interface PrivacyRequestTable {
  id: string;
  customer_id: string;
  kind: PrivacyRequestKind;
  /** Null once erased. */
  text_sealed: string | null;
  asked_at: Date;
  outcome: Generated<PrivacyRequestOutcome | null>;
  answer_sealed: Generated<string | null>;
  answered_at: Generated<Date | null>;
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
  next_contact_day: string | null;
  expiry_notice_at: Date | null;
  created_at: Date;
  updated_at: Date;
  closed_at: Date | null;
  statement_rows_erased_at: Generated<Date | null>;
  account_manager_name: Generated<string | null>;
  account_manager_email: Generated<string | null>;
  reminders_sent: Generated<number>;
  reminded_at: Generated<Date | null>;
  months_reason: Generated<MonthsReasonKind | null>;
  months_reason_opened: Generated<string | null>;
  months_reason_text_sealed: Generated<string | null>;
  months_reason_at: Generated<Date | null>;
}

export interface ApplicationEventTable {
  id: string;
  application_id: string;
  kind: ApplicationEventKind;
  at: Date;
  details: Json<EventDetails> | null;
  /** When webhook deliveries were created; null before. */
  announced_at: Generated<Date | null>;
  staff_name: Generated<string | null>;
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
  /** Null for a lead, as `lead_id` is for an application. */
  application_id: string | null;
  lead_id: Generated<string | null>;
  state: 'pending' | 'delivered' | 'failed';
  tries: Generated<number>;
  next_try_at: Date;
  last_answer: Generated<string | null>;
  delivered_at: Generated<Date | null>;
}

export interface EventDetails {
  months?: readonly string[];
  contact?: LoggedContact;
  check?: CheckKind;
  itemId?: string;
  document?: DocumentKind;
  /** Name of the new account manager; null if unassigned. Missing in older events. */
  assignedTo?: string | null;
}

export interface ApplicationCheckTable {
  application_id: string;
  kind: CheckKind;
  state: CheckState;
  reason: Generated<HandOverReason | TakeOverReason | null>;
  updated_at: Date;
  changed_by: Generated<string | null>;
  words_sealed: Generated<string | null>;
}

export interface ApplicationDecisionTable {
  id: string;
  application_id: string;
  outcome: DecisionOutcome;
  reason: DecisionReason | null;
  /** Stored only for the record; never shown to the applicant. */
  words_sealed: string | null;
  offer_sealed: Generated<string | null>;
  /** Amount in whole dollars. */
  offer_amount: Generated<number | null>;
  decided_by: string;
  /** The person who decided; null for keys, and in older rows. */
  decider_id: Generated<string | null>;
  decided_at: Date;
  takes_effect_at: Date;
  needs_approval: Generated<boolean>;
  approved_by: Generated<string | null>;
  approved_at: Generated<Date | null>;
  /** Null while pending. */
  ended_as: Generated<DecisionEnd | null>;
  ended_at: Generated<Date | null>;
  undone_by: Generated<string | null>;
}

export interface InformationRequestTable {
  id: string;
  application_id: string;
  asked_by: string;
  /** Whether the request was made with a key, so that the name is the key's; null in older rows. */
  asked_with_key: Generated<boolean | null>;
  due_day: string | null;
  asked_at: Date;
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
  document: Generated<DocumentKind | null>;
  message_sealed: Generated<string | null>;
  settled_as: 'provided' | 'declined' | 'withdrawn' | null;
  settled_at: Date | null;
}

export interface HeldSinTable {
  application_id: string;
  item_id: string;
  sin_sealed: string;
  given_at: Date;
}

export interface MatchKeyTable {
  application_id: string;
  source_id: string;
  kind: KeyedMatchKind;
  value_hash: string;
  /** Null for a SIN. */
  value_sealed: string | null;
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

export interface StatementFileTable {
  id: string;
  application_id: string;
  file_name: string;
  size_bytes: number;
  sha256: string;
  storage_key: string;
  uploaded_at: Date;
  removed_at: Date | null;
  information_request_id: string | null;
  uploaded_by: Generated<StatementSender>;
  upload_visit_id: Generated<string | null>;
  pages_begun: Generated<number | null>;
  page_count: Generated<number | null>;
}

export interface DocumentFileTable {
  id: string;
  application_id: string;
  item_id: string;
  file_name: string;
  size_bytes: number;
  sha256: string;
  media_type: DocumentType;
  storage_key: string;
  uploaded_at: Date;
}

export interface UploadLinkTable {
  id: string;
  application_id: string;
  kind: UploadLinkKind;
  token_hash: string;
  session_id: string | null;
  shows_name: boolean;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
  last_used_at: Generated<Date | null>;
  file_count: Generated<number>;
  ended_at: Generated<Date | null>;
}

export interface UploadVisitTable {
  id: string;
  link_id: string;
  secret_hash: string;
  started_at: Date;
  expires_at: Date;
  ended_at: Generated<Date | null>;
}

export interface BankConnectionTable {
  id: string;
  application_id: string;
  state: BankConnectionState;
  fault: BankErrorKind | null;
  institution: string;
  login_sealed: string | null;
  login_hash: string;
  request_sealed: string | null;
  accounts_sealed: string | null;
  account_id: string | null;
  covered_from: string | null;
  covered_to: string | null;
  analysis_sealed: string | null;
  cash_flow_sealed: Generated<string | null>;
  connected_at: Date;
  reading_since: Date | null;
  asked_at: Date | null;
  read_at: Date | null;
  ended_at: Date | null;
  ended_because: 'replaced' | 'disconnected' | 'applicationClosed' | null;
  /** Set by the database for a connection that was active. */
  application_closed_at: Generated<Date | null>;
  login_kind: Generated<'business' | 'personal' | 'unknown'>;
  holder_answer: Generated<HolderAnswer | null>;
  holder_answered_at: Generated<Date | null>;
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
  signs_sealed: Generated<string | null>;
  holder_answer: Generated<HolderAnswer | null>;
  holder_answered_at: Generated<Date | null>;
}

export interface StatementAccountTable {
  statement_id: string;
  position: number;
  proof: StatementProof;
  doubt: DoubtKind | null;
  version: Generated<number>;
  rows_sealed: string;
  checks_sealed: Generated<string | null>;
  deposits_sealed: string | null;
}

export interface StatementCorrectionTable {
  id: string;
  statement_id: string;
  position: number;
  number: number;
  /** Null once withdrawn. */
  correction_sealed: string | null;
  made_by: string;
  made_at: Date;
  withdrawn_by: Generated<string | null>;
  withdrawn_at: Generated<Date | null>;
}

export interface RevenueRulingTable {
  id: string;
  application_id: string;
  /** The account of the deposit; null for a payee. */
  statement_id: string | null;
  position: number | null;
  /** Null once withdrawn, like the words. */
  ruling_sealed: string | null;
  words_sealed: string | null;
  made_by: string;
  made_at: Date;
  withdrawn_by: Generated<string | null>;
  withdrawn_at: Generated<Date | null>;
}

export interface StatementConfirmationTable {
  statement_id: string;
  what: Confirmable;
  confirmed_by: string;
  confirmed_at: Date;
}

export interface ReadingTimeTable {
  customer_id: string;
  counted_from: Date;
  worked_ms: number;
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
  /** Null for a customer's data archive. */
  application_id: string | null;
  language: Language;
  expires_at: Date;
  used_at: Date | null;
  /** Set if the ticket is for one statement, not for the application's copy. */
  statement_id: Generated<string | null>;
  document_id: Generated<string | null>;
  is_whole: Generated<boolean>;
  staff_session_id: Generated<string | null>;
  key_id: Generated<string | null>;
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

export interface StaffPersonTable {
  id: string;
  email: string;
  email_folded: string;
  name_sealed: string;
  role: StaffRole;
  language: Language;
  work_list: ColumnType<OwnWorkList | null, string | undefined, string>;
  /** Largest amount that they may offer alone, in whole dollars; null without a limit. */
  funding_limit: Generated<number | null>;
  created_at: Date;
  last_seen_at: Generated<Date | null>;
  removed_at: Generated<Date | null>;
  version: Generated<number>;
  changed_by: Generated<string | null>;
  changed_at: Generated<Date | null>;
}

export interface StaffInvitationTable {
  id: string;
  person_id: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
}

export interface StaffPasskeyTable {
  credential_id: string;
  person_id: string;
  public_key: Uint8Array;
  counter: number;
  created_at: Date;
}

export interface StaffSessionTable {
  id: string;
  person_id: string;
  token_hash: string;
  created_at: Date;
  last_active_at: Date;
  idle_ends_at: Date;
  ends_at: Date;
}

export interface ApplicationViewerTable {
  application_id: string;
  session_id: string;
  since: Date;
  ends_at: Date;
}

export interface StaffSignInTable {
  browser_hash: string;
  secrets_sealed: string;
  expires_at: Date;
}

export interface AuditEntryTable {
  id: string;
  /** Null unless the caller used a key. */
  key_id: string | null;
  person_id: Generated<string | null>;
  operation: string;
  row_id: string | null;
  request_id: string;
  status: number | null;
  at: Date;
  change: ColumnType<AccessChange | null, string | undefined, string>;
}

/**
 * Values by which submitted applications are filtered, searched and sorted; maintained by triggers, except for the
 * proof.
 */
export interface WorkListEntryTable {
  application_id: string;
  status: Exclude<ApplicationStatus, 'incomplete'>;
  language: Language;
  province: Province | null;
  requested_amount: number;
  business: string;
  search_text: string;
  partner_id: string | null;
  submitted_at: Date;
  promised_day: string;
  account_manager_email: string | null;
  changed_at: Date;
  /** Null until recalculated. */
  proof: RevenueProof | null;
  /** Outcome of a closed application; null until filled in after an upgrade. */
  outcome: Generated<ClosingOutcome | null>;
}

export interface StaffNoteTable {
  id: string;
  application_id: string;
  author: string;
  text_sealed: string;
  written_at: Date;
}

export interface QuestionTemplateTable {
  id: string;
  name: string;
  name_folded: string;
  question_en: string;
  question_fr: string;
  version: Generated<number>;
  changed_by: Generated<string | null>;
  changed_at: Generated<Date | null>;
}

export interface AddedLenderTable {
  id: string;
  name: string;
  name_folded: string;
  words: string[];
  source: string | null;
  added_by: string;
  added_at: Date;
}

export interface StaffReminderTable {
  id: string;
  person_id: string;
  /** Null for a lead. */
  application_id: string | null;
  /** Null for an application. */
  lead_id: string | null;
  remind_at: Date;
  words_sealed: string | null;
}

export interface BulkChangeTable {
  id: string;
  kind: BulkChangeKind;
  /** Null once it has ended. */
  change_sealed: string | null;
  applications: string[];
  /** The versions on which the change is based, in the order of `applications`. */
  versions: number[];
  done: Generated<number>;
  left_out: Generated<string[]>;
  /** Applications whose assignment was news to the new account manager. */
  assigned: Generated<string[]>;
  made_by: string;
  /** Null for a key. */
  made_by_email: string | null;
  made_by_id: string;
  made_at: Date;
  takes_effect_at: Date;
  ended_as: Generated<BulkChangeEnd | null>;
  ended_at: Generated<Date | null>;
}

export interface BackupRunTable {
  id: Generated<string>;
  kind: 'backup' | 'trial';
  started_at: Date;
  ended_at: Date;
  /** The step that failed; null if the run succeeded. */
  error: string | null;
  database_bytes: number | null;
  files_bytes: number | null;
  row_count: number | null;
}

export interface Schema {
  customer: CustomerTable;
  verification_request: VerificationRequestTable;
  google_sign_in: GoogleSignInTable;
  google_account: GoogleAccountTable;
  spent_link: SpentLinkTable;
  rate_event: RateEventTable;
  call_count: CallCountTable;
  known_browser: KnownBrowserTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  eligibility_answers: EligibilityAnswersTable;
  multiple_contacts_notice: MultipleContactsNoticeTable;
  eligibility_day: EligibilityDayTable;
  lead: LeadTable;
  lead_event: LeadEventTable;
  consent: ConsentTable;
  consent_withdrawal: ConsentWithdrawalTable;
  privacy_request: PrivacyRequestTable;
  business: BusinessTable;
  application: ApplicationTable;
  application_event: ApplicationEventTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_delivery: WebhookDeliveryTable;
  application_check: ApplicationCheckTable;
  application_decision: ApplicationDecisionTable;
  information_request: InformationRequestTable;
  information_item: InformationItemTable;
  held_sin: HeldSinTable;
  match_key: MatchKeyTable;
  credit_inquiry: CreditInquiryTable;
  statement_file: StatementFileTable;
  document_file: DocumentFileTable;
  upload_link: UploadLinkTable;
  upload_visit: UploadVisitTable;
  bank_connection: BankConnectionTable;
  bank_notice: BankNoticeTable;
  statement_reading: StatementReadingTable;
  statement_account: StatementAccountTable;
  statement_correction: StatementCorrectionTable;
  statement_confirmation: StatementConfirmationTable;
  revenue_ruling: RevenueRulingTable;
  reading_time: ReadingTimeTable;
  idempotency_key: IdempotencyKeyTable;
  download_ticket: DownloadTicketTable;
  session_recording: SessionRecordingTable;
  session_recording_chunk: SessionRecordingChunkTable;
  sent_mail: SentMailTable;
  file_to_erase: FileToEraseTable;
  partner: PartnerTable;
  referral: ReferralTable;
  api_key: ApiKeyTable;
  staff_person: StaffPersonTable;
  staff_invitation: StaffInvitationTable;
  staff_passkey: StaffPasskeyTable;
  staff_session: StaffSessionTable;
  staff_sign_in: StaffSignInTable;
  application_viewer: ApplicationViewerTable;
  audit_entry: AuditEntryTable;
  work_list_entry: WorkListEntryTable;
  staff_note: StaffNoteTable;
  question_template: QuestionTemplateTable;
  added_lender: AddedLenderTable;
  bulk_change: BulkChangeTable;
  staff_reminder: StaffReminderTable;
  backup_run: BackupRunTable;
}

/** A module's folder, or the platform for tables that several modules use. */
export type TableOwner =
  | 'application'
  | 'auth'
  | 'credit'
  | 'customer'
  | 'eligibility'
  | 'notification'
  | 'partner'
  | 'people'
  | 'platform'
  | 'privacy'
  | 'revenue'
  | 'system'
  | 'webhook'
  | 'work-list';

/** The module that reads and writes a table. Other modules call the owner; `table-owners.test.ts` lists exceptions. */
export const tableOwners = {
  customer: 'customer',
  verification_request: 'auth',
  google_sign_in: 'auth',
  google_account: 'auth',
  spent_link: 'auth',
  rate_event: 'auth',
  call_count: 'platform',
  known_browser: 'auth',
  session: 'auth',
  refresh_token: 'auth',
  eligibility_answers: 'customer',
  multiple_contacts_notice: 'auth',
  eligibility_day: 'eligibility',
  lead: 'eligibility',
  lead_event: 'eligibility',
  consent: 'customer',
  consent_withdrawal: 'customer',
  privacy_request: 'privacy',
  business: 'application',
  application: 'application',
  application_event: 'application',
  webhook_endpoint: 'webhook',
  webhook_delivery: 'webhook',
  application_check: 'application',
  application_decision: 'application',
  information_request: 'application',
  information_item: 'application',
  held_sin: 'application',
  match_key: 'application',
  credit_inquiry: 'credit',
  statement_file: 'revenue',
  document_file: 'revenue',
  upload_link: 'revenue',
  upload_visit: 'revenue',
  bank_connection: 'revenue',
  bank_notice: 'revenue',
  statement_reading: 'revenue',
  statement_account: 'revenue',
  statement_correction: 'revenue',
  statement_confirmation: 'revenue',
  revenue_ruling: 'revenue',
  reading_time: 'revenue',
  idempotency_key: 'application',
  download_ticket: 'auth',
  session_recording: 'customer',
  session_recording_chunk: 'customer',
  sent_mail: 'notification',
  file_to_erase: 'platform',
  partner: 'partner',
  referral: 'partner',
  api_key: 'auth',
  staff_person: 'people',
  staff_invitation: 'people',
  staff_passkey: 'people',
  staff_session: 'people',
  staff_sign_in: 'people',
  application_viewer: 'people',
  audit_entry: 'auth',
  work_list_entry: 'work-list',
  staff_note: 'application',
  question_template: 'application',
  added_lender: 'credit',
  bulk_change: 'work-list',
  staff_reminder: 'work-list',
  backup_run: 'system',
} as const satisfies Record<keyof Schema, TableOwner>;
