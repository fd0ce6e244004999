import * as z from 'zod/mini';
import { checkKinds, checkStates } from '../application/checks.ts';
import { applicationEventKinds } from '../application/events.ts';
import { experienceTypes } from '../application/kinds.ts';
import { applicationStatuses, closingOutcomes, moves } from '../application/status.ts';
import { depositAnalysis } from '../bank/deposit-analysis.ts';
import {
  CSV_IMPORT_MAXIMUM_LENGTH,
  QUESTION_MAXIMUM_LENGTH,
  SEARCH_MAXIMUM_LENGTH,
  STATEMENT_MONTHS_REQUIRED,
} from '../constants.ts';
import { application, missingItem, statementFile } from '../entities/entities.ts';
import { addressFields } from '../fields/address.ts';
import { isRealDate } from '../fields/date-of-birth.ts';
import { email } from '../fields/email.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { firstName, legalBusinessName, operatingName } from '../fields/names.ts';
import { language } from '../fields/language.ts';
import { defineOperation } from './operation.ts';
import { nextPage, pageQuery } from './page.ts';

const params = z.strictObject({ applicationId: identifier });
const calendarDay = z.string().check(z.refine(isRealDate));
const calendarMonth = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u));

export const accountManager = z.strictObject({ name: operatingName, email });
export type AccountManager = z.infer<typeof accountManager>;

const listedApplication = z.strictObject({
  applicationId: identifier,
  reference: z.nullable(z.string()),
  status: z.enum(applicationStatuses),
  outcome: z.nullable(z.enum(closingOutcomes)),
  experienceType: z.enum(experienceTypes),
  operatingName: z.nullable(z.string()),
  /** Whole Canadian dollars. */
  requestedAmount: z.nullable(z.number()),
  createdAt: instant,
  submittedAt: z.nullable(instant),
  /** YYYY-MM-DD by which the account manager reaches out. */
  nextContactDay: z.nullable(z.string()),
  accountManager: z.nullable(accountManager),
});
export type StaffListedApplication = z.infer<typeof listedApplication>;

export const staffListApplications = defineOperation({
  operationId: 'Staff_ListApplications',
  method: 'get',
  path: '/api/staff/applications',
  summary:
    'Applications in pages, the newest first. `search` is a reference, an email address, or the start of an operating or legal name; `accountManager` an email address.',
  access: 'staff',
  query: z.strictObject({
    ...pageQuery.shape,
    status: z.optional(z.enum(applicationStatuses)),
    search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAXIMUM_LENGTH))),
    accountManager: z.optional(email),
  }),
  answer: z.strictObject({ applications: z.array(listedApplication), next: nextPage }),
  errors: [],
});

export const staffGetApplication = defineOperation({
  operationId: 'Staff_GetApplication',
  method: 'get',
  path: '/api/staff/applications/{applicationId}',
  summary:
    'One application whole: what the applicant gave, its checks, what is missing, answers to questions, its statements and what happened. Each read is in the audit trail.',
  access: 'staff',
  params,
  answer: z.strictObject({
    application,
    accountManager: z.nullable(accountManager),
    checks: z.array(z.strictObject({ kind: z.enum(checkKinds), state: z.enum(checkStates) })),
    missing: z.array(missingItem),
    answers: z.array(
      z.strictObject({
        itemId: identifier,
        question: z.strictObject({ en: z.string(), fr: z.string() }),
        answer: z.string(),
        answeredAt: instant,
      }),
    ),
    statements: z.array(statementFile),
    events: z.array(z.strictObject({ kind: z.enum(applicationEventKinds), at: instant, months: z.array(z.string()) })),
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
  params,
  answer: z.strictObject({
    analyses: z.array(
      z.strictObject({
        /** The bank's name. */
        institution: z.string(),
        /** The application for which the bank was connected. */
        applicationId: identifier,
        readAt: instant,
        /** When the connection ended; its login is at the provider no longer. */
        endedAt: z.nullable(instant),
        ...depositAnalysis.shape,
      }),
    ),
  }),
  errors: ['errorNotFound'],
});
export type ReadDepositAnalysis = z.infer<(typeof listDepositAnalyses)['answer']>['analyses'][number];

/** A path that works once, for 60 seconds. */
const ticket = z.strictObject({ path: z.string() });

export const createStatementTicket = defineOperation({
  operationId: 'Staff_CreateStatementTicket',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/statements/{statementId}/tickets',
  summary: 'A one-use ticket of 60 seconds for a statement as it was uploaded.',
  access: 'staff',
  params: z.strictObject({ applicationId: identifier, statementId: identifier }),
  answer: ticket,
  errors: ['errorNotFound'],
});

export const createStaffCopyTicket = defineOperation({
  operationId: 'Staff_CreateCopyTicket',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/copy-tickets',
  summary: "A one-use ticket of 60 seconds for the PDF copy of a submitted application, in the customer's language.",
  access: 'staff',
  params,
  answer: ticket,
  errors: ['errorNotFound'],
});

const recording = z.strictObject({
  recordingId: identifier,
  customerId: identifier,
  startedAt: instant,
  lastChunkAt: instant,
  chunks: z.number(),
  /** Before they are sealed. */
  bytes: z.number(),
});

export const listRecordings = defineOperation({
  operationId: 'Staff_ListRecordings',
  method: 'get',
  path: '/api/staff/recordings',
  summary: 'Recordings of sessions in pages, the newest first; with `customerId` those of one customer.',
  access: 'staff',
  query: z.strictObject({ ...pageQuery.shape, customerId: z.optional(identifier) }),
  answer: z.strictObject({ recordings: z.array(recording), next: nextPage }),
  errors: [],
});

export const getRecording = defineOperation({
  operationId: 'Staff_GetRecording',
  method: 'get',
  path: '/api/staff/recordings/{recordingId}',
  summary:
    'The events of a part of a recording, counted from 0, as JSON text: what rrweb-player plays. Each read is in the audit trail.',
  access: 'staff',
  params: z.strictObject({ recordingId: identifier }),
  query: z.strictObject({
    chunk: z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,4}$/u)), z.transform(Number)), z.number()),
  }),
  answer: z.strictObject({ chunks: z.number(), events: z.string() }),
  errors: ['errorNotFound'],
});

export const removeRecording = defineOperation({
  operationId: 'Staff_RemoveRecording',
  method: 'delete',
  path: '/api/staff/recordings/{recordingId}',
  summary: 'Erase a recording.',
  access: 'staff',
  params: z.strictObject({ recordingId: identifier }),
  errors: ['errorNotFound'],
});

const questionText = z.string().check(z.trim(), z.minLength(1), z.maxLength(QUESTION_MAXIMUM_LENGTH));

export const requestInformation = defineOperation({
  operationId: 'Staff_RequestInformation',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/information-requests',
  summary:
    'Ask the applicant for statements of named months, for the SIN, or a question in both languages. A mail tells the person; the status goes back by itself once all is there. What is asked for already is not asked again. A day that has passed and a month that has not begun are refused.',
  access: 'staff',
  params,
  body: z.strictObject({
    dueDay: z.nullable(calendarDay),
    items: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('statements'),
            months: z.array(calendarMonth).check(z.minLength(1), z.maxLength(2 * STATEMENT_MONTHS_REQUIRED)),
          }),
          z.strictObject({ kind: z.literal('sin') }),
          z.strictObject({
            kind: z.literal('question'),
            question: z.strictObject({ en: questionText, fr: questionText }),
          }),
        ]),
      )
      .check(z.minLength(1), z.maxLength(10)),
  }),
  answer: z.strictObject({ itemIds: z.array(identifier) }),
  errors: ['errorNotFound'],
});

export const closeApplication = defineOperation({
  operationId: 'Staff_CloseApplication',
  method: 'post',
  path: '/api/staff/applications/{applicationId}/closure',
  summary: 'Close an open application with its outcome. A mail tells the applicant.',
  access: 'staff',
  params,
  body: z.strictObject({ outcome: z.enum(moves.close.outcomes) }),
  answer: listedApplication,
  errors: ['errorNotFound'],
});

export const assignApplication = defineOperation({
  operationId: 'Staff_AssignApplication',
  method: 'put',
  path: '/api/staff/applications/{applicationId}/account-manager',
  summary: 'Give an application to an account manager, who gets its mails from now on; null: to nobody.',
  access: 'staff',
  params,
  body: z.strictObject({ accountManager: z.nullable(accountManager) }),
  answer: listedApplication,
  errors: ['errorNotFound'],
});

const csv = z.string().check(z.minLength(1), z.maxLength(CSV_IMPORT_MAXIMUM_LENGTH));

/** Columns of a file of contacts. `contactId` is the CRM's own: a contact that was imported before is brought up to date. */
export const contactColumns = [
  'contactId',
  'email',
  'firstName',
  'language',
  'operatingName',
  'legalBusinessName',
  'street',
  'city',
  'province',
  'postalCode',
] as const;
export type ContactColumn = (typeof contactColumns)[number];
export const neededContactColumns = ['contactId', 'email', 'language'] as const satisfies readonly ContactColumn[];

const CONTACT_ID_MAXIMUM_LENGTH = 100;

/** The person of a line. */
export const importedContact = z.strictObject({
  contactId: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONTACT_ID_MAXIMUM_LENGTH)),
  email,
  firstName: z.optional(firstName),
  language,
});
/** The business of a line that has one. */
export const importedBusiness = z.strictObject({ operatingName, legalBusinessName, ...addressFields });
export type ImportedBusiness = z.infer<typeof importedBusiness>;

export const importContacts = defineOperation({
  operationId: 'Staff_ImportContacts',
  method: 'post',
  path: '/api/staff/contact-imports',
  summary: `Import contacts from CSV with the columns ${contactColumns.join(', ')}; those of the business may be left out together. The good lines are taken all at once, the bad ones are reported.`,
  access: 'staff',
  body: z.strictObject({ csv }),
  answer: z.strictObject({
    created: z.number(),
    updated: z.number(),
    /** Line of the file, counted from 1 with the header, and what is wrong: column names, or `line`. */
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
  query: z.strictObject({ email }),
  answer: z.strictObject({
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
    'Merge one contact into another of the same email address: its applications, businesses and consents move, its sessions end. Refused where both have an open application for the same business.',
  access: 'staff',
  body: z.strictObject({ keepCustomerId: identifier, mergeCustomerId: identifier }),
  answer: z.strictObject({ customerId: identifier, applications: z.number() }),
  errors: ['errorNotFound', 'errorOpenApplicationFound'],
});

export const exportApplications = defineOperation({
  operationId: 'Staff_ExportApplications',
  method: 'get',
  path: '/api/staff/application-exports',
  summary:
    'A page of applications as CSV, the newest first, with a header. A cell that a spreadsheet would run as a formula starts with an apostrophe.',
  access: 'staff',
  query: z.strictObject({ ...pageQuery.shape, status: z.optional(z.enum(applicationStatuses)) }),
  answer: z.strictObject({ csv: z.string(), next: nextPage }),
  errors: [],
});

const webhook = z.strictObject({ webhookId: identifier, url: z.string(), createdAt: instant });

export const createWebhook = defineOperation({
  operationId: 'Staff_CreateWebhook',
  method: 'post',
  path: '/api/staff/webhooks',
  summary:
    'Tell this address, by signed webhooks in the Standard Webhooks form, of everything that happens to applications from now on. The signing secret is answered this once.',
  access: 'staff',
  body: z.strictObject({ url: z.string().check(z.maxLength(2000), z.regex(/^https?:\/\/[^\s/@]+(?:\/\S*)?$/u)) }),
  answer: z.strictObject({ ...webhook.shape, secret: z.string() }),
  errors: [],
});

export const listWebhooks = defineOperation({
  operationId: 'Staff_ListWebhooks',
  method: 'get',
  path: '/api/staff/webhooks',
  summary: 'The webhooks in use, and how many events wait for each, or were given up.',
  access: 'staff',
  answer: z.strictObject({
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
  params: z.strictObject({ webhookId: identifier }),
  errors: ['errorNotFound'],
});

export const replayWebhook = defineOperation({
  operationId: 'Staff_ReplayWebhook',
  method: 'post',
  path: '/api/staff/webhooks/{webhookId}/replays',
  summary: 'Send every event since a time once more, under its own id.',
  access: 'staff',
  params: z.strictObject({ webhookId: identifier }),
  body: z.strictObject({ since: instant }),
  answer: z.strictObject({ events: z.number() }),
  errors: ['errorNotFound'],
});
