import * as z from 'zod/mini';
import { cashFlow } from '../application/cash-flow.ts';
import { listedStatement, rowCorrection } from '../application/statements/statement-corrections.ts';
import { confirmables } from '../application/statements/statement-transactions.ts';
import { applicationStatuses, moves } from '../application/status.ts';
import { pickedAccount } from '../bank/bank-connection.ts';
import { readDepositAnalysis } from '../bank/deposit-analysis.ts';
import {
  API_KEY_NAME_MAXIMUM_LENGTH,
  CSV_IMPORT_MAXIMUM_LENGTH,
  PRIVACY_ANSWER_MAXIMUM_LENGTH,
  SEARCH_MAXIMUM_LENGTH,
  SECOND_MS,
  STATEMENT_MONTHS_REQUIRED,
  UNDO_MS,
} from '../constants.ts';
import { application, missingItem } from '../entities/entities.ts';
import { calendarDay } from '../fields/time/calendar-day.ts';
import { calendarMonth } from '../fields/time/calendar-month.ts';
import { described } from '../fields/described.ts';
import { email } from '../fields/email.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { operatingName } from '../fields/names.ts';
import { exportQuery, nextPage, pageQuery } from '../fields/page.ts';
import { foldSpaces } from '../fields/text.ts';
import { INTEGER_MAXIMUM, version } from '../fields/version.ts';
import { defineOperation } from './operation.ts';
import { seenVersion, seenVersionInQuery } from './seen-version.ts';
import { privacyRequestOutcomes, staffRequest } from '../privacy/requests.ts';
import {
  staffAskedItem,
  staffCheck,
  staffConsent,
  staffEvent,
  staffMonthsCovered,
  staffReferral,
  staffStatement,
} from '../staff/application-details.ts';
import { accountManager, listedApplication } from '../staff/applications.ts';
import { applicationMatch } from '../staff/matches.ts';
import { contactColumns, importOutcomes } from '../staff/contacts.ts';
import { creditInquiry } from '../staff/credit-report.ts';
import { apiKey, partner } from '../staff/keys.ts';
import { lead, leadId, leadQuery } from '../staff/leads.ts';
import { question } from '../staff/question-templates.ts';
import { keyScopes } from '../staff/roles.ts';

const params = z.strictObject({
  applicationId: described(identifier, 'The id of an application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
});

export const staffListApplications = defineOperation({
  operationId: 'Staff_ListApplications',
  method: 'get',
  path: '/api/staff/applications',
  summary:
    'Applications in pages, the newest first. `search` is a reference, an email address, or the start of an operating or legal name; `accountManager` an email address; `customerId` whose they are.',
  access: 'staff',
  right: 'read',
  query: z.strictObject({
    ...pageQuery.shape,
    status: z.optional(z.enum(applicationStatuses)),
    search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAXIMUM_LENGTH))),
    accountManager: z.optional(email),
    customerId: z.optional(identifier),
  }),
  response: z.strictObject({ applications: z.array(listedApplication), next: nextPage }),
  errors: [],
});

export const staffGetApplication = defineOperation({
  operationId: 'Staff_GetApplication',
  method: 'get',
  path: '/api/staff/applications/{applicationId}',
  summary:
    'One application whole: what the applicant gave, its checks and why they were handed over, what is missing, answers to questions, its statements and the months covered, its referral, its consents, and who did what. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params,
  response: z.strictObject({
    application,
    accountManager: z.nullable(accountManager),
    checks: described(z.array(staffCheck), 'The checks, none before submission.'),
    missing: z.array(missingItem),
    requests: described(z.array(staffAskedItem), 'All that was asked of the applicant, the latest first.'),
    answers: z.array(
      z.strictObject({
        itemId: identifier,
        question: z.strictObject({ en: z.string(), fr: z.string() }),
        answer: z.string(),
        answeredAt: instant,
      }),
    ),
    statements: described(z.array(staffStatement), 'The uploaded statements.'),
    covered: described(staffMonthsCovered, 'Which months are covered and which are missing.'),
    bankAccount: z.nullable(pickedAccount),
    referral: described(
      z.nullable(staffReferral),
      'The referral it came from; null if it came from none, or the applicant withdrew their consent to it.',
    ),
    consents: described(z.array(staffConsent), 'What was agreed to for it, or for the account, the oldest first.'),
    events: described(z.array(staffEvent), 'What happened, the oldest first.'),
  }),
  errors: ['errorNotFound'],
});

export const listDepositAnalyses = defineOperation({
  operationId: 'Staff_ListDepositAnalyses',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/deposit-analyses',
  summary:
    'What the bank transactions of an application said of its deposits, the latest first: of its own connections, and of those of the same business that were on file for it. Amounts are in cents of the account. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params,
  response: z.strictObject({ analyses: z.array(readDepositAnalysis) }),
  errors: ['errorNotFound'],
});

export const getCreditReport = defineOperation({
  operationId: 'Staff_GetCreditReport',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/credit-report',
  summary:
    'What the credit bureau answered on an application, inquiry by inquiry, the first one first: status, score and its reasons, when, and about whom. Empty where it was not asked. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params,
  response: z.strictObject({ inquiries: described(z.array(creditInquiry), 'The inquiries, the first one first.') }),
  errors: ['errorNotFound'],
});

const ofStatement = z.strictObject({ applicationId: identifier, statementId: identifier });

export const listTransactions = defineOperation({
  operationId: 'Staff_ListTransactions',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/statements/{statementId}/transactions',
  summary:
    'The rows of a statement, account by account, with whether its printed sums hold and where they break, and what was corrected. Amounts are in cents, money out is negative. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params: ofStatement,
  response: listedStatement,
  errors: ['errorNotFound'],
});

export const correctTransaction = defineOperation({
  operationId: 'Staff_CorrectTransaction',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/statements/{statementId}/corrections',
  summary:
    'Correct a row of an account: its sign or amount, leave it out, or add one that was not read. It stands under the name of the key, takes the place of an earlier correction of the same row, and the printed sums are tried again. An older `version` of the account is refused.',
  access: 'staff',
  right: 'work',
  params: ofStatement,
  body: z.strictObject({
    account: z.int().check(z.minimum(0), z.maximum(INTEGER_MAXIMUM)),
    version,
    correction: rowCorrection,
  }),
  response: listedStatement,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const withdrawCorrection = defineOperation({
  operationId: 'Staff_WithdrawCorrection',
  method: 'delete',
  path: '/api/staff/applications/{applicationId}/statements/{statementId}/corrections/{correctionId}',
  summary: 'Take a correction back; the row is again as it was read. One that was taken back before stays so.',
  access: 'staff',
  right: 'work',
  params: z.strictObject({ ...ofStatement.shape, correctionId: identifier }),
  query: z.strictObject({ version: seenVersionInQuery }),
  response: listedStatement,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const confirmStatement = defineOperation({
  operationId: 'Staff_ConfirmStatement',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/statements/{statementId}/confirmations',
  summary:
    'Confirm what could not be recognized of a statement: that its bank is a Canadian one, its money Canadian dollars, its account no card and no loan; or take that back. It stands under the name of the key in the timeline, and rows and months count once all of it is confirmed.',
  access: 'staff',
  right: 'work',
  params: ofStatement,
  body: z.strictObject({ what: z.enum(confirmables), confirmed: z.boolean() }),
  response: listedStatement,
  errors: ['errorNotFound'],
});

export const getCashFlow = defineOperation({
  operationId: 'Staff_GetCashFlow',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/cash-flow',
  summary:
    'What the proven rows of statements and the bank transactions of an application show month by month: deposits, revenue, withdrawals, balances, returned items, repayments, the largest payer, what differs, and what is in no sum. Every number names its rows. Amounts are in cents. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params,
  response: cashFlow,
  errors: ['errorNotFound'],
});

export const listMatches = defineOperation({
  operationId: 'Staff_ListMatches',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/matches',
  summary:
    'Submitted applications of other customers that share files, rows, an account, a person, a browser or an address with this one, the latest first, at most 50. Each is in the audit trail as read.',
  access: 'staff',
  right: 'read',
  params,
  response: z.strictObject({ matches: described(z.array(applicationMatch), 'The applications.') }),
  errors: ['errorNotFound'],
});

/** A path that works once, for 60 seconds. */
const ticket = z.strictObject({ path: z.string() });

export const createStatementTicket = defineOperation({
  operationId: 'Staff_CreateStatementTicket',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/statements/{statementId}/tickets',
  summary: 'A one-use ticket of 60 seconds for a statement as it was uploaded.',
  access: 'staff',
  right: 'read',
  params: z.strictObject({ applicationId: identifier, statementId: identifier }),
  response: ticket,
  errors: ['errorNotFound'],
});

export const createArchiveTicket = defineOperation({
  operationId: 'Staff_CreateArchiveTicket',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/archive-tickets',
  summary: 'A one-use ticket of 60 seconds for the copy of a submitted application and its statements in one ZIP.',
  access: 'staff',
  right: 'read',
  params,
  response: ticket,
  errors: ['errorNotFound'],
});

export const createStaffCopyTicket = defineOperation({
  operationId: 'Staff_CreateCopyTicket',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/copy-tickets',
  summary: "A one-use ticket of 60 seconds for the PDF copy of a submitted application, in the customer's language.",
  access: 'staff',
  right: 'read',
  params,
  response: ticket,
  errors: ['errorNotFound'],
});

const recording = z.strictObject({
  recordingId: identifier,
  customerId: identifier,
  startedAt: instant,
  lastChunkAt: instant,
  chunks: z.number(),
  bytes: z.number(),
});

export const listRecordings = defineOperation({
  operationId: 'Staff_ListRecordings',
  method: 'get',
  path: '/api/staff/recordings',
  summary: 'Recordings of sessions with something in them, newest first; with `customerId` those of one customer.',
  access: 'staff',
  right: 'read',
  query: z.strictObject({ ...pageQuery.shape, customerId: z.optional(identifier) }),
  response: z.strictObject({ recordings: z.array(recording), next: nextPage }),
  errors: [],
});

export const getRecording = defineOperation({
  operationId: 'Staff_GetRecording',
  method: 'get',
  path: '/api/staff/recordings/{recordingId}',
  summary:
    'The events of a part of a recording, counted from 0, as JSON text: what rrweb-player plays. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params: z.strictObject({ recordingId: identifier }),
  query: z.strictObject({
    chunk: z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,4}$/u)), z.transform(Number)), z.number()),
  }),
  response: z.strictObject({ chunks: z.number(), events: z.string() }),
  errors: ['errorNotFound'],
});

export const removeRecording = defineOperation({
  operationId: 'Staff_RemoveRecording',
  method: 'delete',
  path: '/api/staff/recordings/{recordingId}',
  summary: 'Erase a recording.',
  access: 'staff',
  right: 'administer',
  params: z.strictObject({ recordingId: identifier }),
  errors: ['errorNotFound'],
});

export const requestInformation = defineOperation({
  operationId: 'Staff_RequestInformation',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/information-requests',
  summary: `Ask the applicant for statements of named months, for the SIN, or a question in both languages. A mail notifies them after ${String(UNDO_MS / SECOND_MS)} seconds, one for all that was asked meanwhile; until then it can be withdrawn without one. The status goes back by itself once all is there. What is asked for already is not asked again. A day that has passed, a day on which the office rests and a month that has not begun are refused, and so is everything while a decision waits.`,
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    dueDay: described(
      z.nullable(calendarDay),
      'The day (YYYY-MM-DD) by which it is wanted, a business day of the office and not in the past; null without one.',
      '2026-02-20',
    ),
    items: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('statements'),
            months: z.array(calendarMonth).check(z.minLength(1), z.maxLength(2 * STATEMENT_MONTHS_REQUIRED)),
          }),
          z.strictObject({ kind: z.literal('sin') }),
          z.strictObject({ kind: z.literal('question'), question }),
        ]),
      )
      .check(z.minLength(1), z.maxLength(10)),
    version: seenVersion('application'),
  }),
  response: z.strictObject({ itemIds: z.array(identifier) }),
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const withdrawRequest = defineOperation({
  operationId: 'Staff_WithdrawRequest',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/information-withdrawals',
  summary:
    'Take back what was asked of the applicant by mistake: they are no longer asked for it, and with the last of it the status goes back. What was withdrawn before stays so. What was answered is refused, and so is what a check waits for.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    itemIds: described(
      z.array(identifier).check(z.minLength(1), z.maxLength(10)),
      'The ids of what was asked for, as they came back when it was asked.',
    ),
  }),
  errors: ['errorNotFound', 'errorNothingAsked'],
});

export const closeApplication = defineOperation({
  operationId: 'Staff_CloseApplication',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/closure',
  summary: 'Close an open application with its outcome. A mail notifies the applicant.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({ outcome: z.enum(moves.close.outcomes) }),
  response: listedApplication,
  errors: ['errorNotFound'],
});

export const assignApplication = defineOperation({
  operationId: 'Staff_AssignApplication',
  method: 'put',
  path: '/api/staff/applications/{applicationId}/account-manager',
  summary:
    'Give an application to an account manager, who gets its mails from now on; null: to nobody. Once account managers sign in to the console, the address has to be that of one of them, and the name is the one they have there; somebody who does not sign in to it is named with `isOutside`.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    accountManager: z.nullable(accountManager),
    isOutside: described(
      z.optional(z.boolean()),
      'Whether the account manager is meant to be somebody who does not sign in to the console. An address that somebody had there is refused.',
      false,
    ),
    version: seenVersion('application'),
  }),
  response: listedApplication,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

const FINGERPRINT_MAXIMUM_LENGTH = 100;

const csv = z.string().check(z.minLength(1), z.maxLength(CSV_IMPORT_MAXIMUM_LENGTH));

export const importContacts = defineOperation({
  operationId: 'Staff_ImportContacts',
  method: 'post',
  path: '/api/staff/contact-imports',
  summary: `Import contacts from CSV with the columns ${contactColumns.join(', ')}; those of the business may be left out together. The good lines are taken all at once, the bad ones are reported.`,
  access: 'staff',
  right: 'work',
  body: z.strictObject({ csv }),
  response: z.strictObject({
    created: z.number(),
    updated: z.number(),
    /** `line` counts as in `refused`. */
    taken: z.array(z.strictObject({ line: z.number(), customerId: identifier, outcome: z.enum(importOutcomes) })),
    /**
     * `line` counts from 1, including the header; `columns` names the wrong columns, or `line` if the whole line is
     * wrong.
     */
    refused: z.array(z.strictObject({ line: z.number(), columns: z.array(z.string()) })),
  }),
  errors: [],
});

export const listContacts = defineOperation({
  operationId: 'Staff_ListContacts',
  method: 'get',
  path: '/api/staff/contacts',
  summary: 'The contacts of one email address, the oldest first; more than one are to be merged.',
  access: 'staff',
  right: 'read',
  query: z.strictObject({ email }),
  response: z.strictObject({
    contacts: z.array(
      z.strictObject({
        customerId: identifier,
        contactId: z.nullable(z.string()),
        firstName: z.nullable(z.string()),
        language,
        createdAt: instant,
        applications: z.number(),
      }),
    ),
  }),
  errors: [],
});

export const mergeContacts = defineOperation({
  operationId: 'Staff_MergeContacts',
  method: 'post',
  path: '/api/staff/contact-merges',
  summary:
    'Merge one contact into another of the same email address: its applications, businesses and consents move, its sessions end. Refused where both have an open application for the same business, and where something else would move than its preview showed.',
  access: 'staff',
  right: 'work',
  body: z.strictObject({
    keepCustomerId: identifier,
    mergeCustomerId: identifier,
    fingerprint: described(
      z.optional(z.string().check(z.maxLength(FINGERPRINT_MAXIMUM_LENGTH))),
      'The `fingerprint` of the preview that was seen. Left out, it is not compared.',
      'q1kX0m5nT8uQm0pYw9b3Zg',
    ),
  }),
  response: z.strictObject({ customerId: identifier, applications: z.number() }),
  errors: ['errorNotFound', 'errorOpenApplicationFound', 'errorVersionConflict'],
});

export const exportApplications = defineOperation({
  operationId: 'Staff_ExportApplications',
  method: 'get',
  path: '/api/staff/application-exports',
  summary:
    'A page of up to 1,000 applications as CSV, the newest first, with a header on the first. `decisionReason` is the code of why it was closed, as `Staff_ListDecisions` has it; it is empty without a decision of staff and for a funded one. Each page is one entry of the audit trail. A cell that a spreadsheet would run as a formula starts with an apostrophe.',
  access: 'staff',
  right: 'read',
  query: z.strictObject({ ...exportQuery.shape, status: z.optional(z.enum(applicationStatuses)) }),
  response: z.strictObject({ csv: z.string(), next: nextPage }),
  errors: [],
});

export const listLeads = defineOperation({
  operationId: 'Staff_ListLeads',
  method: 'get',
  path: '/api/staff/leads',
  summary:
    'People who were not eligible and asked to be contacted, in pages, the newest first: what they said, when they were told that their business is old enough, and the application they came back with. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  query: leadQuery,
  response: z.strictObject({
    leads: described(z.array(lead), 'The leads of the page, the newest first.'),
    next: described(
      nextPage,
      'The `after` of the next page; null on the last one.',
      '0199c1f2-9b30-7e11-a4c8-51d2c07f3b66',
    ),
  }),
  errors: [],
});

export const getLead = defineOperation({
  operationId: 'Staff_GetLead',
  method: 'get',
  path: '/api/staff/leads/{leadId}',
  summary: 'One lead, such as a webhook names. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params: z.strictObject({ leadId }),
  response: lead,
  errors: ['errorNotFound'],
});

const webhook = z.strictObject({ webhookId: identifier, url: z.string(), createdAt: instant });

export const createWebhook = defineOperation({
  operationId: 'Staff_CreateWebhook',
  method: 'post',
  path: '/api/staff/webhooks',
  summary:
    'Tell this address, by signed webhooks in the Standard Webhooks form, of everything that happens to applications, and of new leads, from now on. The signing secret is answered this once.',
  access: 'staff',
  right: 'administer',
  body: z.strictObject({ url: z.string().check(z.maxLength(2000), z.regex(/^https?:\/\/[^\s/@]+(?:\/\S*)?$/u)) }),
  response: z.strictObject({ ...webhook.shape, secret: z.string() }),
  errors: [],
});

export const listWebhooks = defineOperation({
  operationId: 'Staff_ListWebhooks',
  method: 'get',
  path: '/api/staff/webhooks',
  summary: 'The webhooks in use, and how many events wait for each, or were given up.',
  access: 'staff',
  right: 'oversee',
  response: z.strictObject({
    webhooks: z.array(z.strictObject({ ...webhook.shape, waiting: z.number(), givenUp: z.number() })),
  }),
  errors: [],
});

export const removeWebhook = defineOperation({
  operationId: 'Staff_RemoveWebhook',
  method: 'delete',
  path: '/api/staff/webhooks/{webhookId}',
  summary: 'Stop telling an address. What waits for it is dropped.',
  access: 'staff',
  right: 'administer',
  params: z.strictObject({ webhookId: identifier }),
  errors: ['errorNotFound'],
});

export const replayWebhook = defineOperation({
  operationId: 'Staff_ReplayWebhook',
  method: 'post',
  path: '/api/staff/webhooks/{webhookId}/replays',
  summary: 'Send every event since a time once more, under its own id: a job does, and the answer says how many.',
  access: 'staff',
  right: 'administer',
  params: z.strictObject({ webhookId: identifier }),
  body: z.strictObject({ since: instant }),
  response: z.strictObject({ events: z.number() }),
  errors: ['errorNotFound'],
});

const keyName = z
  .string()
  .check(z.overwrite(foldSpaces), z.minLength(1), z.maxLength(API_KEY_NAME_MAXIMUM_LENGTH), z.regex(/^\P{Cc}+$/u));

export const createKey = defineOperation({
  operationId: 'Staff_CreateKey',
  method: 'post',
  path: '/api/staff/keys',
  summary:
    'Make a key for an account manager (`staff`) or for a partner (`partner`, with its id). The key is answered this once; only its hash is kept.',
  access: 'staff',
  right: 'administer',
  body: z.strictObject({
    scope: z.enum(keyScopes),
    name: keyName,
    partnerId: z.optional(z.nullable(identifier)),
  }),
  response: z.strictObject({ ...apiKey.shape, key: z.string() }),
  errors: ['errorNotFound'],
});

export const listKeys = defineOperation({
  operationId: 'Staff_ListKeys',
  method: 'get',
  path: '/api/staff/keys',
  summary: 'The keys of account managers and partners in pages, the newest first: whose, when used last, when revoked.',
  access: 'staff',
  right: 'oversee',
  query: z.strictObject({
    ...pageQuery.shape,
    partnerId: described(
      z.optional(identifier),
      'Only the keys of this partner.',
      '0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21',
    ),
  }),
  response: z.strictObject({ keys: z.array(apiKey), next: nextPage }),
  errors: [],
});

export const revokeKey = defineOperation({
  operationId: 'Staff_RevokeKey',
  method: 'post',
  path: '/api/staff/keys/{keyId}/revocation',
  summary: 'End a key at once and for good. A key that was revoked before stays as it is.',
  access: 'staff',
  right: 'administer',
  params: z.strictObject({ keyId: identifier }),
  response: apiKey,
  errors: ['errorNotFound'],
});

export const createPartner = defineOperation({
  operationId: 'Staff_CreatePartner',
  method: 'post',
  path: '/api/staff/partners',
  summary: 'Add a partner. Its name is what the applicants see; a name that a partner has already is refused.',
  access: 'staff',
  right: 'administer',
  body: z.strictObject({ name: operatingName }),
  response: partner,
  errors: ['errorAlreadyExists'],
});

export const listPartners = defineOperation({
  operationId: 'Staff_ListPartners',
  method: 'get',
  path: '/api/staff/partners',
  summary: 'The partners in pages, the newest first.',
  access: 'staff',
  right: 'read',
  query: pageQuery,
  response: z.strictObject({ partners: z.array(partner), next: nextPage }),
  errors: [],
});

export const listPrivacyRequests = defineOperation({
  operationId: 'Staff_ListPrivacyRequests',
  method: 'get',
  path: '/api/staff/privacy-requests',
  summary:
    'What customers asked to have corrected or erased, in pages, the newest first; with `state=open` those without an answer, the oldest first, which is due first. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  query: z.strictObject({ ...pageQuery.shape, state: z.optional(z.enum(['open', 'answered'])) }),
  response: z.strictObject({ requests: z.array(staffRequest), next: nextPage }),
  errors: [],
});

export const answerPrivacyRequest = defineOperation({
  operationId: 'Staff_AnswerPrivacyRequest',
  method: 'post',
  path: '/api/staff/privacy-requests/{requestId}/answer',
  summary:
    'Answer a request once, in the language of the customer, who gets the answer by mail. Where internal notes about them stay, the answer ends with a sentence that says so. An erasure that is `done` is carried out with it: open applications are withdrawn, and everything is erased but funded applications, which stay until their period is over.',
  access: 'staff',
  right: 'administer',
  params: z.strictObject({ requestId: identifier }),
  body: z.strictObject({
    outcome: z.enum(privacyRequestOutcomes),
    answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(PRIVACY_ANSWER_MAXIMUM_LENGTH)),
  }),
  response: staffRequest,
  errors: ['errorNotFound', 'errorNothingAsked'],
});
