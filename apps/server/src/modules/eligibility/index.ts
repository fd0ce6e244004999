import { checkEligibilityOperation } from './operations/check-eligibility.ts';
import { submitNotEligibleOperation } from './operations/submit-not-eligible.ts';

export { eligibilityJobs } from './jobs.ts';
export { takeEligibilityAnswers } from '../customer/index.ts';
export { forgetLead } from './actions/forget-lead.ts';
export { toLead } from './answers/to-lead.ts';
export { countChecks, type CheckCount } from './storage/eligibility-days.ts';
export { markCameBack } from './storage/leads.ts';
export { countLeads, findLead, listLeads } from './storage/staff-leads.ts';

export const eligibilityOperations = [checkEligibilityOperation, submitNotEligibleOperation];
