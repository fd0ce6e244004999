import * as staff from '@portal/contract/operations/staff';
import * as staffLeads from '@portal/contract/operations/staff/leads';
import { DomainError } from '@portal/contract/error-codes';
import type { LeadDetails } from '@portal/contract/staff/leads';
import type { Context } from '../../kernel/context.ts';
import { implement, type ImplementedOperation, type OperationInput, type StaffCaller } from '../../kernel/operation.ts';
import type { Queries, Transaction } from '../../platform/database/index.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { addLeadNote, assignLead, type GetAssignee, logLeadContact } from './actions/work-on-lead.ts';
import { loadLeadDetails, toLeads } from './answers/to-leads.ts';
import { checkEligibilityOperation } from './operations/check-eligibility.ts';
import { submitNotEligibleOperation } from './operations/submit-not-eligible.ts';
import type { LeadApplications } from './storage/lead-applications.ts';
import { listLeads } from './storage/staff-leads.ts';

export function eligibilityOperations(
  applications: LeadApplications,
  getAssignee: GetAssignee,
): readonly ImplementedOperation[] {
  const load = async (queries: Queries, context: Context, leadId: string): Promise<LeadDetails> => {
    const lead = await loadLeadDetails(queries, context, applications, leadId);
    if (!lead) throw new DomainError('errorNotFound');
    return lead;
  };
  const changing =
    <Body>(
      change: (tx: Transaction, context: Context, by: StaffCaller, input: { leadId: string } & Body) => Promise<void>,
    ) =>
    ({
      context,
      caller,
      params,
      body,
    }: {
      context: Context;
      caller: StaffCaller;
      params: { leadId: string };
      body: Body;
    }) =>
      context.database.transaction(async (tx) => {
        await change(tx, context, caller, { ...params, ...body });
        return load(tx, context, params.leadId);
      });
  return [
    checkEligibilityOperation,
    submitNotEligibleOperation,
    implement(staff.listLeads, async ({ context, caller, query }) => {
      const { after: _after, limit: _limit, ...filters } = query;
      const found = await listLeads(context.database.query, { ...rowsOfPage(query), ...filters, reader: caller.email });
      const { rows, next } = pageOf(query, found);
      return { leads: await toLeads(context.database.query, applications, rows), next };
    }),
    implement(staff.getLead, ({ context, params }) => load(context.database.query, context, params.leadId)),
    implement(
      staffLeads.assignLead,
      changing<OperationInput<typeof staffLeads.assignLead>['body']>((tx, context, by, input) =>
        assignLead(tx, context, by, { ...input, getAssignee }),
      ),
    ),
    implement(staffLeads.logLeadContact, changing(logLeadContact)),
    implement(staffLeads.addLeadNote, changing(addLeadNote)),
  ];
}
