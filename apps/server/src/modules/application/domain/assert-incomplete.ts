import type { ApplicationStatus } from '@portal/contract/application/status';
import { DomainError } from '@portal/contract/error-codes';

/**
 * Throws unless the application is incomplete: errorAlreadySubmitted, or errorValidation if closed, submitted or not.
 */
export function assertIncomplete({ status }: { status: ApplicationStatus }): void {
  if (status === 'closed') throw new DomainError('errorValidation');
  if (status !== 'incomplete') throw new DomainError('errorAlreadySubmitted');
}
