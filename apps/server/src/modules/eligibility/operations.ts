import * as staff from '@portal/contract/operations/staff';
import { DomainError } from '@portal/contract/error-codes';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { toLeads } from './answers/to-leads.ts';
import { checkEligibilityOperation } from './operations/check-eligibility.ts';
import { submitNotEligibleOperation } from './operations/submit-not-eligible.ts';
import type { LeadApplications } from './storage/lead-applications.ts';
import { findLead, listLeads } from './storage/staff-leads.ts';

export const eligibilityOperations = (applications: LeadApplications): readonly ImplementedOperation[] => [
  checkEligibilityOperation,
  submitNotEligibleOperation,
  implement(staff.listLeads, async ({ context, query }) => {
    const { reason, since, told, cameBack } = query;
    const found = await listLeads(context.database.query, { ...rowsOfPage(query), reason, since, told, cameBack });
    const { rows, next } = pageOf(query, found);
    return { leads: await toLeads(context.database.query, applications, rows), next };
  }),
  implement(staff.getLead, async ({ context, params }) => {
    const { query } = context.database;
    const row = await findLead(query, params.leadId);
    const [lead] = row ? await toLeads(query, applications, [row]) : [];
    if (!lead) throw new DomainError('errorNotFound');
    return lead;
  }),
];
