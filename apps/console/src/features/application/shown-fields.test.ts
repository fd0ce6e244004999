import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Decision } from '@portal/contract/staff/decisions';
import type { Details } from './details.ts';

/** Where a field is shown: a file below this folder. Or why it is nowhere. */
type Place = `${string}.ts${'' | 'x'}` | { leftOut: string };

type Part<Value> = NonNullable<Value> extends readonly (infer Item)[] ? NonNullable<Item> : NonNullable<Value>;
/** Every field of a part is named: a new one does not compile until it is. */
type Places<Value> = Record<keyof Part<Value>, Place>;

const hidden = (leftOut: string): Place => ({ leftOut });
const isId = hidden('an id says nothing to a person');
const isOfSteps = hidden('how far an applicant is in the steps is of use to them alone');
const isOfRow = hidden('the row of the work list has it, and is what the page shows');

const application = {
  applicationId: 'record-board.tsx',
  version: 'use-deciding.ts',
  status: 'record-head.tsx',
  outcome: 'record-head.tsx',
  experienceType: 'record-head.tsx',
  applicationCreatedWith: 'facts-panels.tsx',
  bankingRequired: isOfSteps,
  applicationStep: isOfSteps,
  reachedStep: isOfSteps,
  businessId: isId,
  businessInfo: 'facts-panels.tsx',
  monthsInBusiness: 'facts-panels.tsx',
  requestAmount: 'record-head.tsx',
  personalInfo: 'facts-panels.tsx',
  termsLanguage: hidden('the consents have the text, its version and its language'),
  bankData: isId,
  bank: 'facts-panels.tsx',
  drafts: isOfSteps,
  revenueConfirmed: isOfSteps,
  statementCount: hidden('the statements are all here'),
  monthsReason: 'months-notes.tsx',
  requiredMonths: isOfRow,
  acceptedMonths: isOfRow,
  reference: 'record-head.tsx',
  submittedAt: hidden('the timeline says when'),
  submittedBank: 'facts-panels.tsx',
  nextContactDay: isOfRow,
  accountManager: 'record-head.tsx',
  createdDate: hidden('the timeline says when'),
} as const satisfies Places<Details['application']>;

const fields = {
  application: 'record-board.tsx',
  accountManager: 'record-head.tsx',
  checks: 'checks-panel.tsx',
  missing: 'needs.tsx',
  requests: 'requests-panel.tsx',
  answers: hidden('the requests have the answers'),
  statements: 'statements-panel.tsx',
  covered: 'months-notes.tsx',
  bankAccount: 'facts-panels.tsx',
  referral: 'facts-panels.tsx',
  consents: 'checks-panel.tsx',
  events: 'timeline-panel.tsx',
} as const satisfies Places<Details>;

const parts = {
  businessInfo: {
    id: isId,
    companyName: 'record-head.tsx',
    legalBusinessName: 'facts-panels.tsx',
    entityTypeCode: 'facts-panels.tsx',
    ownershipPercentage: 'facts-panels.tsx',
    industryCode: 'use-industry.ts',
    subIndustryCode: 'use-industry.ts',
    industry: hidden('what is found by it is shown'),
    annualRevenue: 'facts-panels.tsx',
    yearsInBusiness: hidden('the months are shown'),
    street: hidden('the address is shown whole'),
    city: hidden('the address is shown whole'),
    stateCode: hidden('the address is shown whole'),
    postalCode: hidden('the address is shown whole'),
    country: hidden('it is always Canada'),
  } as const satisfies Places<Details['application']['businessInfo']>,
  personalInfo: {
    firstName: 'facts-panels.tsx',
    lastName: 'facts-panels.tsx',
    phoneNumber: 'facts-panels.tsx',
    dateOfBirth: 'facts-panels.tsx',
    emailAddress: 'facts-panels.tsx',
    language: 'facts-panels.tsx',
    acceptedTerms: hidden('the consents have it'),
    street: hidden('the address is shown whole'),
    city: hidden('the address is shown whole'),
    stateCode: hidden('the address is shown whole'),
    postalCode: hidden('the address is shown whole'),
    country: hidden('it is always Canada'),
  } as const satisfies Places<Details['application']['personalInfo']>,
  checks: {
    kind: 'check-lines.tsx',
    state: 'check-lines.tsx',
    reason: 'check-lines.tsx',
    by: 'check-lines.tsx',
    words: 'check-lines.tsx',
  } as const satisfies Places<Details['checks']>,
  requests: {
    itemId: 'requests-panel.tsx',
    kind: 'requests-panel.tsx',
    months: 'requests-panel.tsx',
    question: 'requests-panel.tsx',
    askedBy: 'requests-panel.tsx',
    askedWithKey: 'requests-panel.tsx',
    askedAt: 'requests-panel.tsx',
    dueDay: 'requests-panel.tsx',
    state: 'requests-panel.tsx',
    settledAt: 'requests-panel.tsx',
    answer: 'requests-panel.tsx',
  } as const satisfies Places<Details['requests']>,
  statements: {
    statementId: 'statements-panel.tsx',
    fileName: 'statements-panel.tsx',
    sizeBytes: 'statements-panel.tsx',
    sha256: isId,
    uploadedAt: 'statements-panel.tsx',
    uploadedBy: 'statements-panel.tsx',
    reading: 'statements-panel.tsx',
    proof: 'statement-tags.ts',
    doubt: 'statement-tags.ts',
    correctedBy: 'statement-tags.ts',
  } as const satisfies Places<Details['statements']>,
  reading: {
    state: 'statement-tags.ts',
    bank: 'statements-panel.tsx',
    accounts: 'statements-panel.tsx',
    periods: 'statements-panel.tsx',
    hints: 'statement-tags.ts',
    deposits: hidden('the cash flow has them by account and month'),
    pagesNotCounted: 'statement-tags.ts',
    otherCurrency: 'statement-tags.ts',
    asksHolder: 'needs-of-revenue.tsx',
    holderAnswer: 'statement-tags.ts',
  } as const satisfies Places<Details['statements'][number]['reading']>,
  covered: {
    months: 'months-notes.tsx',
    complete: isOfRow,
    window: isOfRow,
  } as const satisfies Places<Details['covered']>,
  bankAccount: {
    kind: 'facts-panels.tsx',
    question: 'facts-panels.tsx',
    holderAnswer: 'facts-panels.tsx',
  } as const satisfies Places<Details['bankAccount']>,
  referral: {
    referralId: isId,
    partnerId: isId,
    partnerName: 'facts-panels.tsx',
    partnerReference: 'facts-panels.tsx',
    createdAt: hidden('that the applicant agreed is what counts'),
    acceptedAt: 'facts-panels.tsx',
  } as const satisfies Places<Details['referral']>,
  consents: {
    kind: 'checks-panel.tsx',
    textVersion: 'checks-panel.tsx',
    language: 'checks-panel.tsx',
    givenAt: 'checks-panel.tsx',
    withdrawnAt: 'checks-panel.tsx',
    isOfApplication: 'checks-panel.tsx',
  } as const satisfies Places<Details['consents']>,
  events: {
    kind: 'timeline-panel.tsx',
    at: 'timeline-panel.tsx',
    months: '../../parts/event-words.ts',
    question: '../../parts/event-words.ts',
    contact: 'timeline-panel.tsx',
    check: '../../parts/event-words.ts',
    by: 'timeline-panel.tsx',
  } as const satisfies Places<Details['events']>,
  decisions: {
    decisionId: isId,
    outcome: 'decision-entry.tsx',
    reason: 'decision-entry.tsx',
    words: 'timeline-panel.tsx',
    decidedBy: 'decision-entry.tsx',
    undoneBy: 'decision-entry.tsx',
    decidedAt: 'timeline-panel.tsx',
    takesEffectAt: 'use-decisions.ts',
    end: 'decision-entry.tsx',
  } as const satisfies Places<Decision>,
} as const;

const all: Readonly<Record<string, Readonly<Record<string, Place>>>> = { '': fields, application, ...parts };

test.each(Object.entries(all))('every field of the answer is shown where the table says: %s', (part, places) => {
  const missing = Object.entries(places).filter(([field, place]) => {
    if (typeof place !== 'string') return false;
    const source = readFileSync(path.join(import.meta.dirname, place), 'utf8');
    return !new RegExp(`\\b${field}\\b`, 'u').test(source);
  });
  expect(missing.map(([field]) => [part, field].filter(Boolean).join('.'))).toEqual([]);
});
