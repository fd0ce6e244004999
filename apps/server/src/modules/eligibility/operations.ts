import * as staff from '@portal/contract/operations/staff';
import { DomainError } from '@portal/contract/error-codes';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { toLead } from './answers/to-lead.ts';
import { checkEligibilityOperation } from './operations/check-eligibility.ts';
import { submitNotEligibleOperation } from './operations/submit-not-eligible.ts';
import { findLead, listLeads } from './storage/staff-leads.ts';

/** Every operation of the module, for customers, partners and staff. */
export const eligibilityOperations: readonly ImplementedOperation[] = [
  checkEligibilityOperation,
  submitNotEligibleOperation,
  implement(staff.listLeads, async ({ context, query }) => {
    const { reason, since, told, cameBack } = query;
    const found = await listLeads(context.database.query, { ...rowsOfPage(query), reason, since, told, cameBack });
    const { rows, next } = pageOf(query, found);
    return { leads: rows.map(toLead), next };
  }),
  implement(staff.getLead, async ({ context, params }) => {
    const row = await findLead(context.database.query, params.leadId);
    if (!row) throw new DomainError('errorNotFound');
    return toLead(row);
  }),
];
