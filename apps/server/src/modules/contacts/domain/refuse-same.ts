import { DomainError } from '@portal/contract/error-codes';

/** Throws errorValidation if a contact is to be merged into itself. */
export function refuseSame({ keep, merge }: { keep: string; merge: string }): void {
  if (keep === merge)
    throw new DomainError('errorValidation', { errors: [{ path: 'mergeCustomerId', key: 'errors.errorValidation' }] });
}
