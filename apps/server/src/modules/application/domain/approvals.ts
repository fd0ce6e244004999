import { hasRight, type StaffRole } from '@portal/contract/staff/roles';

export interface Approver {
  readonly personId: string | null;
  readonly role: StaffRole;
  /** Largest amount that they may offer alone, in whole Canadian dollars; null without a limit. */
  readonly fundingLimit: number | null;
}

export function waitsForApproval(row: {
  needs_approval: boolean;
  approved_at: Date | null;
  ended_as: string | null;
}): boolean {
  return row.needs_approval && row.approved_at === null && row.ended_as === null;
}

/** Whether someone may approve an offer: another person who works on applications, without a limit below the amount. */
export function mayApprove(
  { personId, role, fundingLimit }: Approver,
  { decider_id: deciderId, offer_amount: amount }: { decider_id: string | null; offer_amount: number | null },
): boolean {
  if (personId === null || personId === deciderId || !hasRight(role, 'work')) return false;
  return fundingLimit === null || (amount !== null && amount <= fundingLimit);
}
