import * as address from './address.ts';
import * as application from './application.ts';
import * as auth from './auth.ts';
import * as business from './business.ts';
import * as credit from './credit.ts';
import * as customer from './customer.ts';
import * as documents from './documents.ts';
import * as eligibility from './eligibility.ts';
import * as handoff from './handoff.ts';
import { type Operation, type PartnerOrStaffRule, partnerAndStaffRules } from './operation.ts';
import * as partner from './partner.ts';
import * as privacy from './privacy.ts';
import * as recording from './recording.ts';
import * as referral from './referral.ts';
import * as revenue from './revenue.ts';
import * as staff from './staff.ts';
import * as staffNotes from './staff/notes.ts';
import * as staffStatistics from './staff/statistics.ts';
import * as staffWorkList from './staff/work-list.ts';
import * as staffChecks from './staff/checks.ts';
import * as staffChanges from './staff/changes.ts';
import * as staffOversight from './staff/oversight.ts';
import * as staffContacts from './staff/contacts.ts';
import * as staffBulkChanges from './staff/bulk-changes.ts';
import * as staffDecisions from './staff/decisions.ts';
import * as staffLeads from './staff/leads.ts';
import * as staffLenders from './staff/lenders.ts';
import * as staffReferrals from './staff/referrals.ts';
import * as staffPeople from './staff/people.ts';
import * as staffReminders from './staff/reminders.ts';
import * as staffSignIn from './staff/sign-in.ts';
import * as staffSystem from './staff/system.ts';
import * as staffTemplates from './staff/templates.ts';
import * as staffViewers from './staff/viewers.ts';

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

const modules = [
  auth,
  customer,
  eligibility,
  business,
  application,
  credit,
  revenue,
  documents,
  handoff,
  partner,
  privacy,
  referral,
  staff,
  staffWorkList,
  staffStatistics,
  staffNotes,
  staffChanges,
  staffChecks,
  staffViewers,
  staffContacts,
  staffBulkChanges,
  staffDecisions,
  staffOversight,
  staffReferrals,
  staffPeople,
  staffReminders,
  staffSignIn,
  staffTemplates,
  staffLeads,
  staffLenders,
  staffSystem,
  address,
  recording,
] as const;

const all = modules.flatMap((module) => Object.values(module) as unknown[]).filter(isOperation);

type ValueOf<Module> = Module extends unknown ? Module[keyof Module] : never;
export type ExactOperation = Extract<ValueOf<(typeof modules)[number]>, Operation>;

export type PortalOperation = Exclude<ExactOperation, { access: PartnerOrStaffRule }>;

const isOfPartnersOrStaff = ({ access }: Operation) => partnerAndStaffRules.some((rule) => rule === access);

export const operations: readonly Operation[] = all.filter((operation) => !isOfPartnersOrStaff(operation));

export const partnerAndStaffOperations: readonly Operation[] = all.filter(isOfPartnersOrStaff);

export const partnerOperations: readonly Operation[] = all.filter(({ access }) => access === 'partner');

export const staffOperations: readonly Operation[] = partnerAndStaffOperations.filter(
  ({ access }) => access !== 'partner',
);
