import { missingMonths, type MonthsCovered } from '@portal/contract/application/months-covered';
import type { Month } from '@portal/contract/application/statement-window';
import type { StaffCheck } from '@portal/contract/staff/application-details';

/** The months that are not read though the check of revenue is done, on the applicant's word alone, such as with a scan. */
export function monthsLeftOpen(
  { kind, state, by }: Pick<StaffCheck, 'kind' | 'state' | 'by'>,
  covered: MonthsCovered,
): Month[] {
  return kind === 'transactions' && state === 'done' && by === null ? missingMonths(covered) : [];
}
