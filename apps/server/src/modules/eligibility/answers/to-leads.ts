import { foldEmail } from '@portal/contract/fields/email-text';
import type { Lead, LeadDetails } from '@portal/contract/staff/leads';
import type { Context } from '../../../kernel/context.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { findActiveOfAddress } from '../../customer/index.ts';
import type { LeadApplication, LeadApplications } from '../storage/lead-applications.ts';
import { listLeadEvents } from '../storage/lead-events.ts';
import { findLead, type LeadRow } from '../storage/staff-leads.ts';

export async function toLeads(
  queries: Queries,
  applications: LeadApplications,
  rows: readonly LeadRow[],
): Promise<Lead[]> {
  const ids = rows.flatMap(({ application_id: id }) => id ?? []);
  const found = ids.length === 0 ? [] : await applications.listProgress(queries, ids);
  const byId = new Map(found.map((application) => [application.id, application]));
  return rows.map((row) => toLead(row, byId.get(row.application_id ?? '')));
}

export async function loadLeadDetails(
  queries: Queries,
  { vault }: Context,
  applications: LeadApplications,
  leadId: string,
): Promise<LeadDetails | undefined> {
  const row = await findLead(queries, leadId);
  const [lead] = row ? await toLeads(queries, applications, [row]) : [];
  if (!lead) return undefined;
  const given = await findActiveOfAddress(queries, foldEmail(lead.email), 'contactAfterNotEligible');
  const consent = given && {
    textVersion: given.text_version,
    language: given.language,
    givenAt: given.given_at.toISOString(),
  };
  return { ...lead, consent: consent ?? null, events: await listLeadEvents(queries, vault, leadId) };
}

function toLead(row: LeadRow, application: LeadApplication | undefined): Lead {
  return {
    leadId: row.id,
    email: row.email,
    language: row.language,
    monthsInBusiness: row.months_in_business,
    annualRevenue: row.annual_revenue,
    reasons: row.reasons,
    createdAt: row.created_at.toISOString(),
    tellOn: row.write_on,
    toldAt: row.written_at?.toISOString() ?? null,
    cameBackAt: row.came_back_at?.toISOString() ?? null,
    application: application === undefined ? null : toApplication(application),
    accountManager: toAccountManager(row),
    contactedAt: row.contacted_at?.toISOString() ?? null,
    version: row.version,
  };
}

function toAccountManager({ account_manager_name: name, account_manager_email: email }: LeadRow) {
  return name !== null && email !== null ? { name, email } : null;
}

function toApplication({ id, reference, status, outcome, submitted_at: at }: LeadApplication): Lead['application'] {
  return { applicationId: id, reference, status, outcome, submittedAt: at?.toISOString() ?? null };
}
