import type { Lead } from '@portal/contract/staff/leads';
import type { LeadRow } from '../storage/staff-leads.ts';

/** A lead as shown to staff. */
export function toLead(row: LeadRow): Lead {
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
    application: toApplication(row),
  };
}

function toApplication({ application_id: applicationId, status, ...row }: LeadRow): Lead['application'] {
  if (applicationId === null || status === null) return null;
  return {
    applicationId,
    reference: row.reference,
    status,
    outcome: row.outcome,
    submittedAt: row.submitted_at?.toISOString() ?? null,
  };
}
