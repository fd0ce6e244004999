import type { ApplicationStatus } from '@portal/contract/application/status';
import { DomainError, type FieldProblem } from '@portal/contract/error-codes';
import { type LoggedContact, outcomesOfContact } from '@portal/contract/staff/contacts-logged';
import { type OfficeDays, problemOfDay } from './office-days/office-day.ts';

const GENERAL = 'errors.errorValidation';

/**
 * Throws errorValidation for an application without a promised contact, an outcome that does not fit the kind of
 * contact, or a day that is past or not a business day.
 */
export function checkContact(
  { kind, outcome, nextContactDay }: LoggedContact,
  status: ApplicationStatus,
  days: OfficeDays,
): void {
  const outcomes: readonly string[] = outcomesOfContact[kind];
  const dayKey = nextContactDay === null ? undefined : problemOfPromise(nextContactDay, status, days);
  const errors: FieldProblem[] = [
    ...(status === 'incomplete' ? [{ path: 'kind', key: GENERAL }] : []),
    ...(outcomes.includes(outcome) ? [] : [{ path: 'outcome', key: GENERAL }]),
    ...(dayKey === undefined ? [] : [{ path: 'nextContactDay', key: dayKey }]),
  ];
  if (errors.length > 0) throw new DomainError('errorValidation', { errors });
}

function problemOfPromise(day: string, status: ApplicationStatus, days: OfficeDays): string | undefined {
  return status === 'closed' ? 'validation.staff.promiseOver' : problemOfDay(day, days);
}
