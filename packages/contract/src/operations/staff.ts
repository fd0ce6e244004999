import * as z from 'zod/mini';
import { documentKinds } from '../application/documents.ts';
import { revenueRuling, ruledCashFlow } from '../application/revenue-rulings.ts';
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
  staffDocument,
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
import { lead, leadDetails, leadId, leadQuery } from '../staff/leads.ts';
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
    'List applications in pages, newest first. `search` is a reference, an email address, or the start of an operating or legal name. `accountManager` is an email address, and `customerId` the applicant’s id.',
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
    'Get everything about an application: the applicant’s answers, checks and hand-over reasons, requested and missing items, statements, documents, covered months, referral, consents and events. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params,
  response: z.strictObject({
    application,
    accountManager: z.nullable(accountManager),
    checks: described(z.array(staffCheck), 'The checks; none before submission.'),
    missing: z.array(missingItem),
    requests: described(z.array(staffAskedItem), 'Everything requested from the applicant, latest first.'),
    answers: z.array(
      z.strictObject({
        itemId: identifier,
        question: z.strictObject({ en: z.string(), fr: z.string() }),
        answer: z.string(),
        answeredAt: instant,
      }),
    ),
    statements: described(z.array(staffStatement), 'The uploaded statements.'),
    documents: described(z.array(staffDocument), 'The uploaded documents other than statements, oldest first.'),
    covered: described(staffMonthsCovered, 'Which months are covered and which are missing.'),
    bankAccount: z.nullable(pickedAccount),
    referral: described(
      z.nullable(staffReferral),
      'The referral it came from; null if there was none, or if the applicant withdrew their consent to it.',
    ),
    consents: described(z.array(staffConsent), 'The consents given for it or for the account, oldest first.'),
    events: described(z.array(staffEvent), 'What happened, oldest first.'),
  }),
  errors: ['errorNotFound'],
});

export const listDepositAnalyses = defineOperation({
  operationId: 'Staff_ListDepositAnalyses',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/deposit-analyses',
  summary:
    'List the deposit analyses of an application’s bank transactions, latest first. They cover its own connections, and those of the same business that were on file for it. Amounts are in cents of the account’s currency. Each read is in the audit trail.',
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
    'List the credit bureau inquiries of an application and their results, oldest first. Empty if the bureau was not queried. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params,
  response: z.strictObject({ inquiries: described(z.array(creditInquiry), 'The inquiries, oldest first.') }),
  errors: ['errorNotFound'],
});

const ofStatement = z.strictObject({ applicationId: identifier, statementId: identifier });

export const listTransactions = defineOperation({
  operationId: 'Staff_ListTransactions',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/statements/{statementId}/transactions',
  summary:
    'List the rows of a statement by account, with corrections, and where printed totals do not add up. Amounts are in cents; money out is negative. Each read is in the audit trail.',
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
    'Correct a row of an account. Change its sign or amount, leave it out, or add a row that was not read. The correction shows the caller’s name, replaces any earlier correction of the row, and the printed totals are checked again. Refused if `version` is outdated.',
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
  summary: 'Withdraw a correction, which restores the row as it was read. Withdrawing it again changes nothing.',
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
    'Confirm what was not recognized in a statement, or withdraw the confirmation. You can confirm that its bank is Canadian, its currency Canadian dollars, and its account neither a card nor a loan. The timeline shows the caller’s name. Rows and months count once everything is confirmed.',
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
    'Get the monthly cash flow of an application, from proven statement rows and bank transactions. It contains deposits, revenue, withdrawals, balances, returned items, repayments, the largest payer, discrepancies, and what is left out of every total. It follows the account managers’ rulings, which it lists. Every amount lists its rows. Amounts are in cents. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params,
  response: ruledCashFlow,
  errors: ['errorNotFound'],
});

export const ruleOnRevenue = defineOperation({
  operationId: 'Staff_RuleOnRevenue',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/revenue-rulings',
  summary:
    'Rule that a payee of the cash flow is a lender or not, or that a deposit of a statement is a sale or not, with the reason. The cash flow follows the ruling. It replaces any earlier ruling about the same payee or deposit. The timeline shows the caller’s name.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({ ruling: revenueRuling }),
  response: z.strictObject({ rulingId: identifier }),
  errors: ['errorNotFound'],
});

export const withdrawRevenueRuling = defineOperation({
  operationId: 'Staff_WithdrawRevenueRuling',
  method: 'delete',
  path: '/api/staff/applications/{applicationId}/revenue-rulings/{rulingId}',
  summary:
    'Withdraw a ruling, so that the cash flow follows the rules again. The reason is erased. Withdrawing it again changes nothing.',
  access: 'staff',
  right: 'work',
  params: z.strictObject({ ...params.shape, rulingId: identifier }),
  errors: ['errorNotFound'],
});

export const listMatches = defineOperation({
  operationId: 'Staff_ListMatches',
  method: 'get',
  path: '/api/staff/applications/{applicationId}/matches',
  summary:
    'Submitted applications of other customers that share files, rows, an account, a person, a browser or an address with this one, the latest first, at most 50.',
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
  summary: 'Create a ticket to download a statement as it was uploaded. It works once, for 60 seconds.',
  access: 'staff',
  right: 'read',
  params: z.strictObject({ applicationId: identifier, statementId: identifier }),
  response: ticket,
  errors: ['errorNotFound'],
});

export const createDocumentTicket = defineOperation({
  operationId: 'Staff_CreateDocumentTicket',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/documents/{documentId}/tickets',
  summary: 'Create a ticket to download a document as it was uploaded. It works once, for 60 seconds.',
  access: 'staff',
  right: 'read',
  params: z.strictObject({
    applicationId: identifier,
    documentId: described(identifier, 'The id of the file.', '0199c1f2-4f60-7172-9d8e-9f0a1b2c3d4f'),
  }),
  response: ticket,
  errors: ['errorNotFound'],
});

export const createArchiveTicket = defineOperation({
  operationId: 'Staff_CreateArchiveTicket',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/archive-tickets',
  summary:
    'Create a ticket to download a ZIP with the copy of a submitted application, its statements and its documents. It works once, for 60 seconds.',
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
  summary:
    "Create a ticket to download the PDF copy of a submitted application, in the customer's language. It works once, for 60 seconds.",
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
  summary: 'List recordings of sessions that are not empty, newest first. `customerId` limits them to one customer.',
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
    'Get the events of one part of a recording, counted from 0, as JSON text for rrweb-player. Each read is in the audit trail.',
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

const documentRequest = z
  .strictObject({
    kind: z.literal('document'),
    document: described(
      z._default(z.enum(documentKinds), 'other'),
      'Which document; `other` requires a message that says which.',
      'voidCheque',
    ),
    message: described(z.optional(question), 'A message to the applicant in both languages, shown after they log in.', {
      en: 'Both sides, please.',
      fr: 'Recto et verso, s’il vous plaît.',
    }),
  })
  .check(z.refine(({ document, message }) => document !== 'other' || message !== undefined, { path: ['message'] }));

export const requestInformation = defineOperation({
  operationId: 'Staff_RequestInformation',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/information-requests',
  summary: `Request statements for certain months, the SIN, the answer to a question in both languages, or documents such as a void cheque, each with an optional message. After ${String(UNDO_MS / SECOND_MS)} seconds, one email notifies the applicant of everything requested meanwhile; an item withdrawn before then is not mentioned. The status changes back once everything is provided. Items that are already requested are not requested again. Refused if the due date has passed or is not a business day, if a month has not begun, or if a decision is pending.`,
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    dueDay: described(
      z.nullable(calendarDay),
      'The due date (YYYY-MM-DD), a business day of the office and not in the past; null for none.',
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
          documentRequest,
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
    'Withdraw items that were requested by mistake. When no item is left open, the status changes back. Withdrawing an item again changes nothing. Refused for items that were answered or that a check is waiting for.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    itemIds: described(
      z.array(identifier).check(z.minLength(1), z.maxLength(10)),
      'The ids of the requested items, as returned by the request.',
    ),
  }),
  errors: ['errorNotFound', 'errorNothingAsked'],
});

export const closeApplication = defineOperation({
  operationId: 'Staff_CloseApplication',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/closure',
  summary:
    'Close an open application with its outcome. The applicant is notified by email. Refused for people with a limit if it is funded, because what they offer belongs in a decision.',
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
    'Assign an application to an account manager, or to no one with null. The account manager then gets its emails. Once account managers sign in to the console, the email address must belong to one of them, and their name there is used. Set `isOutside` for someone who does not sign in to it.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    accountManager: z.nullable(accountManager),
    isOutside: described(
      z.optional(z.boolean()),
      'Whether the account manager does not sign in to the console. The email address of someone who ever did is refused.',
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
  summary: `Import contacts from CSV with the columns ${contactColumns.join(', ')}. The business columns may all be left out. Valid lines are imported together; invalid ones are reported.`,
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
  summary: 'List the contacts with this email address, oldest first. If there are several, merge them.',
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
    'Merge one contact into another with the same email address. Its applications, businesses and consents move, and its sessions end. Refused if both have an open application for the same business, or if the preview is outdated.',
  access: 'staff',
  right: 'work',
  body: z.strictObject({
    keepCustomerId: identifier,
    mergeCustomerId: identifier,
    fingerprint: described(
      z.optional(z.string().check(z.maxLength(FINGERPRINT_MAXIMUM_LENGTH))),
      'The `fingerprint` of the preview that you saw. Without it, nothing is compared.',
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
    'Export a page of up to 1,000 applications as CSV, newest first; only the first page has a header. `decisionReason` is the reason code, as in `Staff_ListDecisions`; it is empty without a staff decision, and for funded applications. Each page is one entry in the audit trail. A cell that a spreadsheet would run as a formula starts with an apostrophe.',
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
    'List people who were not eligible and asked to be contacted, in pages, newest first. Each lead has their answers, when they were notified that their business is old enough, and the application they came back with. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  query: leadQuery,
  response: z.strictObject({
    leads: described(z.array(lead), 'The leads on this page, newest first.'),
    next: described(
      nextPage,
      'The `after` of the next page; null on the last page.',
      '0199c1f2-9b30-7e11-a4c8-51d2c07f3b66',
    ),
  }),
  errors: [],
});

export const getLead = defineOperation({
  operationId: 'Staff_GetLead',
  method: 'get',
  path: '/api/staff/leads/{leadId}',
  summary:
    'Get a lead, such as one that a webhook names, with what account managers did about it. Each read is in the audit trail.',
  access: 'staff',
  right: 'read',
  params: z.strictObject({ leadId }),
  response: leadDetails,
  errors: ['errorNotFound'],
});

const webhook = z.strictObject({ webhookId: identifier, url: z.string(), createdAt: instant });

export const createWebhook = defineOperation({
  operationId: 'Staff_CreateWebhook',
  method: 'post',
  path: '/api/staff/webhooks',
  summary:
    'Send signed webhooks to an address, in the Standard Webhooks format. From now on, it is notified of everything that happens to applications, and of new leads. Only this response contains the signing secret.',
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
  summary: 'List the webhooks in use, with how many events are waiting and how many are no longer retried.',
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
  summary: 'Stop notifying an address. Waiting events are dropped.',
  access: 'staff',
  right: 'administer',
  params: z.strictObject({ webhookId: identifier }),
  errors: ['errorNotFound'],
});

export const replayWebhook = defineOperation({
  operationId: 'Staff_ReplayWebhook',
  method: 'post',
  path: '/api/staff/webhooks/{webhookId}/replays',
  summary:
    'Send one event again, or every event since a time, under its original id. A job sends them; the response says how many. Refused with both or neither.',
  access: 'staff',
  right: 'administer',
  params: z.strictObject({ webhookId: identifier }),
  body: z.strictObject({
    since: described(z.optional(instant), 'Send every event since this time.', '2026-02-10T16:20:00.000Z'),
    eventId: described(
      z.optional(identifier),
      'Send only this event, which must be among the deliveries of the webhook.',
      '0199c1f2-9d33-7b51-8f0a-5d4c3b2a1908',
    ),
  }),
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
    'Create a key for the lender (`staff`) or for a partner (`partner`, with its id). Only this response contains the key; the portal stores its hash.',
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
  summary:
    'List the keys of the lender and its partners in pages, newest first. Each has its owner, when it was last used and when it was revoked.',
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
  summary: 'Revoke a key immediately and permanently. Revoking it again changes nothing.',
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
  summary: 'Add a partner. Applicants see its name. Refused if another partner has the name.',
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
  summary: 'List the partners in pages, newest first.',
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
    'List customers’ requests for correction or erasure in pages, newest first. `state=open` lists those without an answer, oldest first, in the order they are due. Each read is in the audit trail.',
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
    'Answer a request for correction or erasure, once. Write in the customer’s language; they get the answer by email. If internal notes about them remain, a sentence at the end says so. Answering an erasure with `done` carries it out. Open applications are withdrawn, and everything is erased except funded applications, which stay until their retention period ends.',
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
