export { eligibilityOperations } from './operations.ts';
export { eligibilityJobs } from './jobs.ts';
export type { LeadApplications } from './storage/lead-applications.ts';
export { takeEligibilityAnswers } from '../customer/index.ts';
export { addLeadNote, assignLead, logLeadContact, reassignLeads } from './actions/work-on-lead.ts';
export { deleteLead } from './actions/delete-lead.ts';
export { countChecks, type CheckCount } from './storage/eligibility-days.ts';
export { insertLead, isLeadKnown, markCameBack } from './storage/leads.ts';
export { countLeads, countLeadsOfManagers, lockLead } from './storage/staff-leads.ts';
