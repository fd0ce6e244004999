import type { AccountManager, StaffListedApplication } from '@portal/contract/staff/applications';
import type { ListedRow } from '../storage/listed-applications.ts';

type ManagerColumns = Pick<ListedRow, 'account_manager_name' | 'account_manager_email'>;

export function toAccountManager({
  account_manager_name: name,
  account_manager_email: email,
}: ManagerColumns): AccountManager | null {
  return name === null || email === null ? null : { name, email };
}

export function toListed(row: ListedRow): StaffListedApplication {
  return {
    applicationId: row.id,
    reference: row.reference,
    status: row.status,
    outcome: row.outcome,
    experienceType: row.experience_type,
    operatingName: row.operating_name,
    requestedAmount: row.requested_amount,
    createdAt: row.created_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    nextContactDay: row.next_contact_day,
    accountManager: toAccountManager(row),
  };
}
