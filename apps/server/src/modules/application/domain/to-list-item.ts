import { type ApplicationStatus, type ClosingOutcome, actionsByStatus } from '@portal/contract/application/status';
import type { ApplicationStep } from '@portal/contract/application/steps';
import type { ApplicationListItem, MissingItem } from '@portal/contract/entities/entities';
import { unlessPassed } from './office-days/business-day.ts';
import { type Progress, resumeAt } from './progress.ts';
import type { StructureValues } from './values.ts';

export interface ListedApplication extends Progress {
  id: string;
  status: ApplicationStatus;
  outcome: ClosingOutcome | null;
  current_step: ApplicationStep;
  structure: StructureValues | null;
  business_id: string | null;
  reference: string | null;
  account_manager_name: string | null;
  next_contact_day: string | null;
  created_at: Date;
  bank: { institution: string } | null;
}

/**
 * @param today at the office, YYYY-MM-DD
 * @param missing requested items that are not provided yet
 */
export function toListItem(
  row: ListedApplication,
  { today, missing = [] }: { today: string; missing?: readonly MissingItem[] },
): ApplicationListItem {
  return {
    applicationId: row.id,
    createdDate: row.created_at.toISOString(),
    requestedAmount: row.funding?.requestAmount ?? null,
    status: row.status,
    outcome: row.outcome,
    business: row.structure?.companyName ?? null,
    businessId: row.business_id,
    currentStep: resumeAt(row.current_step, row),
    actions: [...actionsByStatus[row.status]],
    nextContactDay: unlessPassed(row.next_contact_day, today),
    reference: row.reference,
    accountManager: row.account_manager_name,
    missing: [...missing],
    connectedBank: row.bank?.institution ?? null,
  };
}
