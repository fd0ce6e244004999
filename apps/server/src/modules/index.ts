import type { ModuleMetric } from '../kernel/metric.ts';
import type { CallerFinder, ImplementedOperation } from '../kernel/operation.ts';
import type { StaffDirectory } from '../kernel/staff-directory.ts';
import type { JobHandler } from '../platform/jobs.ts';
import {
  applicationJobs,
  applicationMetrics,
  applicationOperations,
  findApplicants,
  isReminderWanted,
  listAccountManagers,
  listProgress,
  provideEvidence,
} from './application/index.ts';
import { audited, authenticate, authenticateKey, authJobs, authOperations, holdsKey } from './auth/index.ts';
import { creditJobs, creditOperations } from './credit/index.ts';
import { customerJobs, customerOperations } from './customer/index.ts';
import { eligibilityJobs, eligibilityOperations, isLeadKnown, type LeadApplications } from './eligibility/index.ts';
import { type MailConditions, notificationJobs } from './notification/index.ts';
import { partnerJobs, partnerOperations } from './partner/index.ts';
import {
  authenticatePerson,
  findStaffReader,
  getAssignee,
  listStaff,
  peopleJobs,
  peopleOperations,
} from './people/index.ts';
import { privacyJobs, privacyOperations } from './privacy/index.ts';
import { referralOperations } from './referral/index.ts';
import { applicationEvidence, revenueJobs, revenueMetrics, revenueOperations } from './revenue/index.ts';
import { systemMetrics, systemOperations } from './system/index.ts';
import { webhookJobs, webhookMetrics, webhookOperations } from './webhook/index.ts';
import { contactsOperations } from './contacts/index.ts';
import { workListJobs, workListOperations } from './work-list/index.ts';

export { isKeyInUse, openFirstStaffKey, registerDownloads, registerGoogleReturn } from './auth/index.ts';
export { inviteFirstAdministrator, isStaffSessionOpen, registerStaffOidc } from './people/index.ts';
export { renderApplicationCopy } from './application/index.ts';
export { openOwnArchive, registerOneClickStop } from './privacy/index.ts';
export { registerNameWords } from './work-list/index.ts';
export { openDocument, openStatement, openWholeApplication, registerBankNotices } from './revenue/index.ts';

provideEvidence(applicationEvidence);

export const finder: CallerFinder = { audited, authenticate, authenticateKey, authenticatePerson, holdsKey };

export const staffDirectory: StaffDirectory = { listAccountManagers, findStaffReader, listStaff };

export const moduleMetrics: readonly ModuleMetric[] = [
  ...applicationMetrics,
  ...revenueMetrics,
  ...webhookMetrics,
  ...systemMetrics,
];

const leadApplications: LeadApplications = { listProgress, findApplicants };

export const implementedOperations: readonly ImplementedOperation[] = [
  ...authOperations,
  ...customerOperations,
  ...eligibilityOperations(leadApplications, getAssignee),
  ...applicationOperations,
  ...revenueOperations,
  ...creditOperations,
  ...workListOperations,
  ...contactsOperations,
  ...peopleOperations,
  ...webhookOperations,
  ...partnerOperations,
  ...referralOperations,
  ...privacyOperations,
  ...systemOperations,
];

const mailConditions: MailConditions = { applicationReminder: isReminderWanted, businessQualifies: isLeadKnown };

export const jobHandlers = (context: Parameters<typeof notificationJobs>[0]): JobHandler[] => [
  ...notificationJobs(context, mailConditions),
  ...authJobs(context),
  ...eligibilityJobs(context, leadApplications),
  ...applicationJobs(context),
  ...revenueJobs(context),
  ...webhookJobs(context),
  ...partnerJobs(context),
  ...creditJobs(context),
  ...peopleJobs(context),
  ...privacyJobs(context),
  ...customerJobs(context),
  ...workListJobs(context),
];
