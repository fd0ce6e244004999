import type { ApplicationStatus } from '@portal/contract/application/status';
import { DomainError } from '@portal/contract/error-codes';
import { type LoggedContact, outcomesOfContact } from '@portal/contract/staff/contacts-logged';

/** What decides whether a contact can be logged as it was given. */
export interface ContactFacts {
  status: ApplicationStatus;
  /** The day (YYYY-MM-DD) of the office. */
  today: string;
  isBusinessDay: (day: string) => boolean;
}

/**
 * Throws errorValidation for an application without a promise, an outcome that this kind of contact cannot have, and a
 * day that the office cannot promise: one that has passed, or on which it does not work.
 */
export function checkContact(
  { kind, outcome, nextContactDay }: LoggedContact,
  { status, today, isBusinessDay }: ContactFacts,
): void {
  const outcomes: readonly string[] = outcomesOfContact[kind];
  const isPromised = nextContactDay !== null;
  const refused = [
    ...(status === 'incomplete' ? ['kind'] : []),
    ...(outcomes.includes(outcome) ? [] : ['outcome']),
    ...(isPromised && (status === 'closed' || nextContactDay < today || !isBusinessDay(nextContactDay))
      ? ['nextContactDay']
      : []),
  ];
  if (refused.length > 0) {
    throw new DomainError('errorValidation', {
      errors: refused.map((path) => ({ path, key: 'errors.errorValidation' })),
    });
  }
}
