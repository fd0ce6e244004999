import type { ApplicationStatus } from '@portal/contract/application/status';
import { DomainError } from '@portal/contract/error-codes';

/**
 * Only an incomplete application is written. Throws errorAlreadySubmitted, or errorValidation for one that is closed:
 * whether it was ever sent is another question.
 */
export function assertIncomplete({ status }: { status: ApplicationStatus }): void {
  if (status === 'closed') throw new DomainError('errorValidation');
  if (status !== 'incomplete') throw new DomainError('errorAlreadySubmitted');
}
