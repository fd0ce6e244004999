import type { MarkedMonth, WorkListRow } from '@portal/contract/staff/work-list';
import { proofOf } from '../../revenue/index.ts';
import type { StoredWorkListRow } from '../storage/work-list.ts';
import { toEvent } from './to-details.ts';
import { toAccountManager } from './to-listed.ts';

export type DaysLate = (day: string) => number;

function isOwed({ status }: StoredWorkListRow): boolean {
  return status !== 'closed' && status !== 'informationRequired';
}

export function toWorkListRow(
  row: StoredWorkListRow,
  { months, daysLate }: { months: MarkedMonth[]; daysLate: DaysLate },
): WorkListRow {
  const { event_kind: kind, event_at: at, event_details: details, event_staff_name: staffName } = row;
  return {
    applicationId: row.id,
    reference: row.reference,
    status: row.status,
    outcome: row.outcome,
    operatingName: row.operating_name,
    legalName: row.legal_name,
    province: row.province,
    language: row.language,
    requestedAmount: row.requested_amount,
    submittedAt: row.submitted_at.toISOString(),
    nextContactDay: row.next_contact_day,
    businessDaysLate: isOwed(row) ? daysLate(row.next_contact_day) : 0,
    accountManager: toAccountManager(row),
    partnerName: row.partner_name,
    months,
    proof: proofOf(months),
    lastEvent: kind && at && toEvent({ kind, at, details, staff_name: staffName }, []),
    version: row.version,
  };
}
