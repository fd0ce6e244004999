import type { Operation } from '@portal/contract/operations/operation';

const descriptions = {
  Auth: 'Log-in with an emailed code or link, or with Google; sessions and their tokens.',
  Customer: 'The customer and their language.',
  Eligibility: 'The eligibility check, and people who are not eligible yet.',
  Business: 'The customer’s businesses.',
  Application: 'Applications: their steps, drafts, submission and what follows.',
  Credit: 'The Social Insurance Number, if it is requested.',
  Revenue: 'Bank connections and statements.',
  Handoff: 'Links for uploading statements without logging in.',
  Privacy: 'Consents, reminders and the customer’s own data.',
  Referral: 'Referrals as the referred person sees them.',
  Documents: 'Documents other than statements that staff requested.',
  Address: 'Finding Canadian addresses.',
  Recording: 'Session recordings, with consent.',
  Partner: 'A partner’s referrals.',
  'Work list':
    'Finding, filtering, sorting and counting applications; changing many at once; changes as they happen; your own reminders.',
  Applications: 'One application: its contents, account manager, viewers, notes and logged contacts.',
  'Revenue and credit': 'Statements and their rows, corrections, cash flow, lenders, and credit reports.',
  Decisions: 'Decisions and their emails, questions to the applicant, and question templates.',
  'Contacts and leads': 'CRM contacts, merging duplicates, and people who were not eligible yet.',
  'Requests and recordings': 'Customers’ requests for correction and erasure, and recorded sessions.',
  Oversight: 'Statistics for a period, the audit trail, and the state of the portal.',
  'Keys, partners and webhooks':
    'The keys that other programs call with, partners, and the addresses notified of events.',
  People: 'The people who use the console, their roles and invitations.',
  'Sign-in': 'Signing in to the console, and each person’s own session, language and work list settings.',
  Webhooks: 'Messages sent to the addresses that `Staff_CreateWebhook` registers.',
} as const;

export type Tag = keyof typeof descriptions;

/** Groups by the path after `/api/staff/`; the first match wins. */
const staffTags: readonly (readonly [RegExp, Tag])[] = [
  [/^(?:work-list|changes|application-exports|bulk-changes|business-days|reminders)\b/u, 'Work list'],
  [/^applications\/[^/]+\/(?:statements|cash-flow|deposit-analyses|credit-report)\b|^lenders\b/u, 'Revenue and credit'],
  [/^applications\/[^/]+\/(?:decision|information|closure)|^question-templates\b/u, 'Decisions'],
  [/^applications\b/u, 'Applications'],
  [/^(?:contact|leads\b)/u, 'Contacts and leads'],
  [/^(?:privacy-requests|recordings)\b/u, 'Requests and recordings'],
  [/^(?:statistics|audit-entries|system|jobs)\b/u, 'Oversight'],
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
