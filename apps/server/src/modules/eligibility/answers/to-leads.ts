import type { Lead } from '@portal/contract/staff/leads';
import type { Queries } from '../../../platform/database/index.ts';
import type { LeadApplication, LeadApplications } from '../storage/lead-applications.ts';
import type { LeadRow } from '../storage/staff-leads.ts';

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
  };
}

function toApplication({ id, reference, status, outcome, submitted_at: at }: LeadApplication): Lead['application'] {
  return { applicationId: id, reference, status, outcome, submittedAt: at?.toISOString() ?? null };
}
