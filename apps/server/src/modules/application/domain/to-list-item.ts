import { type ApplicationStatus, type ClosingOutcome, actionsByStatus } from '@portal/contract/application/status';
import type { ApplicationStep } from '@portal/contract/application/steps';
import type { ApplicationListItem, MissingItem } from '@portal/contract/entities/entities';
import { type Progress, resumeAt } from './progress.ts';
import type { StructureValues } from './values.ts';

/** What a row of My applications is made of. */
export interface ListedApplication extends Progress {
  id: string;
  status: ApplicationStatus;
  outcome: ClosingOutcome | null;
  current_step: ApplicationStep;
  structure: StructureValues | null;
  reference: string | null;
  /** YYYY-MM-DD */
  next_contact_day: string | null;
  created_at: Date;
  bank: { institution: string } | null;
}

/** @param missing what is asked for and not given yet */
export function toListItem(row: ListedApplication, missing: readonly MissingItem[] = []): ApplicationListItem {
  return {
    applicationId: row.id,
    createdDate: row.created_at.toISOString(),
    requestedAmount: row.funding?.requestAmount ?? null,
    status: row.status,
    outcome: row.outcome,
    business: row.structure?.companyName ?? null,
    currentStep: resumeAt(row.current_step, row),
    actions: [...actionsByStatus[row.status]],
    nextContactDay: row.next_contact_day,
    reference: row.reference,
    missing: [...missing],
    connectedBank: row.bank?.institution ?? null,
  };
}
