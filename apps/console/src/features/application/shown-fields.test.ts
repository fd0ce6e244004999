import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Decision } from '@portal/contract/staff/decisions';
import type { LeadDetails } from '@portal/contract/staff/leads';
import type { Details } from './details.ts';

type Place = `${string}.ts${'' | 'x'}` | { leftOut: string };

type Part<Value> = NonNullable<Value> extends readonly (infer Item)[] ? NonNullable<Item> : NonNullable<Value>;
/** Lists every field of a part: the test does not compile until a new field is added here. */
type Places<Value> = Record<keyof Part<Value>, Place>;

const hidden = (leftOut: string): Place => ({ leftOut });
const isId = hidden('an id says nothing to a person');
const isOfSteps = hidden('how far an applicant is in the steps is of use to them alone');
const isOfRow = hidden('the row of the work list has it, and is what the page shows');

const application = {
  applicationId: 'record-board.tsx',
  version: 'decision/use-deciding.ts',
  status: 'head/record-head.tsx',
  outcome: 'head/record-head.tsx',
  experienceType: 'head/record-head.tsx',
  applicationCreatedWith: 'summary/facts-panels.tsx',
  bankingRequired: isOfSteps,
  applicationStep: isOfSteps,
  reachedStep: isOfSteps,
  businessId: isId,
  businessInfo: 'summary/facts-panels.tsx',
  monthsInBusiness: 'summary/facts-panels.tsx',
  requestAmount: 'head/record-head.tsx',
  personalInfo: 'summary/facts-panels.tsx',
  termsLanguage: hidden('the consents have the text, its version and its language'),
  bankData: isId,
  bank: 'summary/facts-panels.tsx',
  drafts: isOfSteps,
  revenueConfirmed: isOfSteps,
  statementCount: hidden('the statements are all here'),
  monthsReason: 'revenue/months-notes.tsx',
  requiredMonths: isOfRow,
  acceptedMonths: isOfRow,
  reference: 'head/record-head.tsx',
  submittedAt: hidden('the timeline says when'),
  submittedBank: 'summary/facts-panels.tsx',
  nextContactDay: isOfRow,
  accountManager: 'head/record-head.tsx',
  createdDate: hidden('the timeline says when'),
} as const satisfies Places<Details['application']>;

const fields = {
  application: 'record-board.tsx',
  accountManager: 'head/record-head.tsx',
  checks: 'checks/checks-panel.tsx',
  missing: 'summary/needs.tsx',
  requests: 'requests/requests-panel.tsx',
  answers: hidden('the requests have the answers'),
  statements: 'revenue/statements-panel.tsx',
  documents: 'requests/requests-panel.tsx',
  covered: 'revenue/months-notes.tsx',
  bankAccount: 'summary/facts-panels.tsx',
  referral: 'summary/facts-panels.tsx',
  consents: 'checks/checks-panel.tsx',
  events: 'timeline/timeline-panel.tsx',
} as const satisfies Places<Details>;

const parts = {
  businessInfo: {
    id: isId,
    companyName: 'head/record-head.tsx',
    legalBusinessName: 'summary/facts-panels.tsx',
    entityTypeCode: 'summary/facts-panels.tsx',
    ownershipPercentage: 'summary/facts-panels.tsx',
    industryCode: 'summary/facts-panels.tsx',
    subIndustryCode: 'summary/facts-panels.tsx',
    industry: hidden('what is found by it is shown'),
    annualRevenue: 'summary/facts-panels.tsx',
    yearsInBusiness: hidden('the months are shown'),
    street: hidden('the address is shown whole'),
    city: hidden('the address is shown whole'),
    stateCode: hidden('the address is shown whole'),
    postalCode: hidden('the address is shown whole'),
    country: hidden('it is always Canada'),
  } as const satisfies Places<Details['application']['businessInfo']>,
  personalInfo: {
    firstName: 'summary/facts-panels.tsx',
    lastName: 'summary/facts-panels.tsx',
    phoneNumber: 'summary/facts-panels.tsx',
    dateOfBirth: 'summary/facts-panels.tsx',
    emailAddress: 'summary/facts-panels.tsx',
    language: 'summary/facts-panels.tsx',
    acceptedTerms: hidden('the consents have it'),
    street: hidden('the address is shown whole'),
    city: hidden('the address is shown whole'),
    stateCode: hidden('the address is shown whole'),
    postalCode: hidden('the address is shown whole'),
    country: hidden('it is always Canada'),
  } as const satisfies Places<Details['application']['personalInfo']>,
  checks: {
    kind: 'checks/check-lines.tsx',
    state: 'checks/check-lines.tsx',
    reason: 'checks/check-lines.tsx',
    by: 'checks/check-lines.tsx',
    words: 'checks/check-lines.tsx',
  } as const satisfies Places<Details['checks']>,
  requests: {
    itemId: 'requests/requests-panel.tsx',
    kind: 'requests/requests-panel.tsx',
    months: 'requests/requests-panel.tsx',
    question: 'requests/requests-panel.tsx',
    document: 'requests/requests-panel.tsx',
    message: 'requests/requests-panel.tsx',
    askedBy: 'requests/requests-panel.tsx',
    askedWithKey: 'requests/requests-panel.tsx',
    askedAt: 'requests/requests-panel.tsx',
    dueDay: 'requests/requests-panel.tsx',
    state: 'requests/requests-panel.tsx',
    settledAt: 'requests/requests-panel.tsx',
    answer: 'requests/requests-panel.tsx',
  } as const satisfies Places<Details['requests']>,
  documents: {
    documentId: 'documents/document-files.tsx',
    itemId: 'requests/requests-panel.tsx',
    document: 'documents/document-screen.tsx',
    fileName: 'documents/document-files.tsx',
    sizeBytes: 'documents/document-files.tsx',
    sha256: isId,
    mediaType: hidden('the viewer and the name’s ending show it'),
    uploadedAt: 'documents/document-files.tsx',
  } as const satisfies Places<Details['documents']>,
  statements: {
    statementId: 'revenue/statements-panel.tsx',
    fileName: 'revenue/statements-panel.tsx',
    sizeBytes: 'revenue/statements-panel.tsx',
    sha256: isId,
    uploadedAt: 'revenue/statements-panel.tsx',
    uploadedBy: 'revenue/statements-panel.tsx',
    reading: 'revenue/statements-panel.tsx',
    proof: 'revenue/statement-badges.ts',
    doubt: 'revenue/statement-badges.ts',
    correctedBy: 'revenue/statement-badges.ts',
  } as const satisfies Places<Details['statements']>,
  reading: {
    state: 'revenue/statement-badges.ts',
    page: hidden('it is over before an account manager could act on it'),
    bank: 'revenue/statements-panel.tsx',
    accounts: 'revenue/statements-panel.tsx',
    periods: 'revenue/statements-panel.tsx',
    hints: 'revenue/statement-badges.ts',
    deposits: hidden('the cash flow has them by account and month'),
    pagesNotCounted: 'revenue/statement-badges.ts',
    otherCurrency: 'revenue/statement-badges.ts',
    asksHolder: 'summary/needs-of-revenue.tsx',
    holderAnswer: 'revenue/statement-badges.ts',
  } as const satisfies Places<Details['statements'][number]['reading']>,
  covered: {
    months: 'revenue/months-notes.tsx',
    complete: isOfRow,
    window: isOfRow,
  } as const satisfies Places<Details['covered']>,
  bankAccount: {
    kind: 'summary/facts-panels.tsx',
    question: 'summary/facts-panels.tsx',
    holderAnswer: 'summary/facts-panels.tsx',
  } as const satisfies Places<Details['bankAccount']>,
  referral: {
    referralId: isId,
    partnerId: isId,
    partnerName: 'summary/facts-panels.tsx',
    partnerReference: 'summary/facts-panels.tsx',
    createdAt: hidden('that the applicant agreed is what counts'),
    acceptedAt: 'summary/facts-panels.tsx',
  } as const satisfies Places<Details['referral']>,
  consents: {
    kind: 'checks/consents-line.tsx',
    textVersion: 'checks/consents-line.tsx',
    language: 'checks/consents-line.tsx',
    givenAt: 'checks/consents-line.tsx',
    withdrawnAt: 'checks/consents-line.tsx',
    isOfApplication: 'checks/consents-line.tsx',
  } as const satisfies Places<Details['consents']>,
  events: {
    kind: 'timeline/timeline-panel.tsx',
    at: 'timeline/timeline-panel.tsx',
    months: '../../parts/application/event-words.ts',
    question: '../../parts/application/event-words.ts',
    document: '../../parts/application/event-words.ts',
    assignedTo: '../../parts/application/event-words.ts',
    contact: 'timeline/timeline-panel.tsx',
    check: '../../parts/application/event-words.ts',
    by: 'timeline/timeline-panel.tsx',
  } as const satisfies Places<Details['events']>,
  decisions: {
    decisionId: isId,
    outcome: 'timeline/decision-entry.tsx',
    reason: 'timeline/decision-entry.tsx',
    offer: 'timeline/decision-entry.tsx',
    approval: 'timeline/decision-entry.tsx',
    words: 'timeline/timeline-panel.tsx',
    decidedBy: 'timeline/decision-entry.tsx',
    undoneBy: 'timeline/decision-entry.tsx',
    decidedAt: 'timeline/timeline-panel.tsx',
    takesEffectAt: '../../parts/application/seconds-left.tsx',
    end: 'decision/use-decisions.ts',
  } as const satisfies Places<Decision>,
  lead: {
    leadId: isId,
    email: '../leads/lead-facts.tsx',
    language: '../leads/lead-facts.tsx',
    monthsInBusiness: '../leads/lead-facts.tsx',
    annualRevenue: '../leads/lead-facts.tsx',
    reasons: '../leads/lead-columns.tsx',
    createdAt: '../leads/lead-facts.tsx',
    tellOn: '../leads/lead-columns.tsx',
    toldAt: '../leads/lead-columns.tsx',
    cameBackAt: '../leads/lead-columns.tsx',
    application: '../leads/lead-columns.tsx',
    accountManager: '../leads/lead-screen.tsx',
    contactedAt: '../leads/lead-columns.tsx',
    version: '../leads/lead-screen.tsx',
    consent: '../leads/lead-facts.tsx',
    events: '../leads/lead-timeline.tsx',
  } as const satisfies Places<LeadDetails>,
  leadEvents: {
    eventId: isId,
    kind: '../leads/lead-timeline.tsx',
    at: '../leads/lead-timeline.tsx',
    by: '../leads/lead-timeline.tsx',
    contact: '../leads/lead-events.ts',
    assignedTo: '../leads/lead-events.ts',
    note: '../leads/lead-timeline.tsx',
  } as const satisfies Places<LeadDetails['events']>,
} as const;

const all: Readonly<Record<string, Readonly<Record<string, Place>>>> = { '': fields, application, ...parts };

test.each(Object.entries(all))('every field of the response is shown where the table says: %s', (part, places) => {
  const missing = Object.entries(places).filter(([field, place]) => {
    if (typeof place !== 'string') return false;
    const source = readFileSync(path.join(import.meta.dirname, place), 'utf8');
    return !new RegExp(`\\b${field}\\b`, 'u').test(source);
  });
  expect(missing.map(([field]) => [part, field].filter(Boolean).join('.'))).toEqual([]);
});
