import type { Operation } from '@portal/contract/operations/operation';

const descriptions = {
  Auth: 'Log-in by a mailed code or link, or with Google; sessions and their tokens.',
  Customer: 'The customer and their language.',
  Eligibility: 'The eligibility check, and people who are not eligible yet.',
  Business: 'The customer’s businesses.',
  Application: 'Applications: their steps, drafts, submission and what follows.',
  Credit: 'The Social Insurance Number, where it is asked for.',
  Revenue: 'Bank connections and statements.',
  Handoff: 'Links by which statements are uploaded without logging in.',
  Privacy: 'Consents, reminders and one’s own data.',
  Referral: 'Referrals as the referred person sees them.',
  Address: 'Finding Canadian addresses.',
  Recording: 'Recordings of sessions, with consent.',
  Partner: 'Referrals of a partner.',
  'Work list': 'Applications found, filtered, ordered and counted; what changed, as it changes.',
  Applications: 'One application: what is in it, with whom it is, who has it open, notes and logged contacts.',
  'Revenue and credit': 'Statements and their rows, corrections, cash flow, and the answer of the credit bureau.',
  Decisions: 'Decisions and their mails, questions to the applicant, and templates of them.',
  'Contacts and leads': 'Contacts of the CRM, duplicates that are merged, and people who were not eligible yet.',
  'Requests and recordings': 'Customers’ requests for correction and erasure, and recorded sessions.',
  Oversight: 'Counts of a period, and the audit trail.',
  'Keys, partners and webhooks': 'What other programs call with, and where they are told of events.',
  People: 'Who works in the console: their roles and invitations.',
  'Sign-in': 'How people of the lender sign in, and what is their own: session, language, work list.',
  Webhooks: 'What is sent to the addresses that `Staff_CreateWebhook` registers.',
} as const;

export type Tag = keyof typeof descriptions;

/** Groups by the path after `/api/staff/`; the first match wins. */
const staffTags: readonly (readonly [RegExp, Tag])[] = [
  [/^(?:work-list|changes|application-exports|business-days)\b/u, 'Work list'],
  [/^applications\/[^/]+\/(?:statements|cash-flow|deposit-analyses|credit-report)\b/u, 'Revenue and credit'],
  [/^applications\/[^/]+\/(?:decision|information|closure)|^question-templates\b/u, 'Decisions'],
  [/^applications\b/u, 'Applications'],
  [/^(?:contact|leads\b)/u, 'Contacts and leads'],
  [/^(?:privacy-requests|recordings)\b/u, 'Requests and recordings'],
  [/^(?:statistics|audit-entries)\b/u, 'Oversight'],
  [/^(?:keys|partners|webhooks)\b/u, 'Keys, partners and webhooks'],
  [/^(?:people|colleagues)\b/u, 'People'],
  [/^(?:invitations|session|sign-in)\b/u, 'Sign-in'],
];

export function tagOf({ operationId, path }: Pick<Operation, 'operationId' | 'path'>): Tag {
  const [, staffPath] = path.split('/api/staff/');
  const tag = staffPath === undefined ? operationId.split('_')[0] : findStaffTag(staffPath);
  if (tag === undefined || !(tag in descriptions)) throw new Error(`${operationId} belongs to no group`);
  return tag as Tag;
}

function findStaffTag(path: string): Tag | undefined {
  return staffTags.find(([form]) => form.test(path))?.[1];
}

export function describeTags(used: ReadonlySet<Tag>): { name: Tag; description: string }[] {
  return (Object.keys(descriptions) as Tag[])
    .filter((name) => used.has(name))
    .map((name) => ({ name, description: descriptions[name] }));
}
