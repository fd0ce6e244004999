import type { ApplicationStatus } from '@portal/contract/application/status';
import { DomainError } from '@portal/contract/error-codes';

/**
 * Throws unless the application is incomplete: errorValidation if it is closed, whether or not it was submitted,
 * otherwise errorAlreadySubmitted.
 */
export function assertIncomplete({ status }: { status: ApplicationStatus }): void {
  if (status === 'closed') throw new DomainError('errorValidation');
  if (status !== 'incomplete') throw new DomainError('errorAlreadySubmitted');
}
