import { DomainError, type ErrorCode } from '@portal/contract/error-codes';

/** What became of a template that was to be written; `none` if there was no place for it, or no such template. */
export type TemplateWritten = 'written' | 'nameTaken' | 'none';

/** Throws errorAlreadyExists where another template has the name, and `ifNone` where no row was written. */
export function assertWritten(became: TemplateWritten, ifNone: ErrorCode): void {
  if (became === 'nameTaken')
    throw new DomainError('errorAlreadyExists', { errors: [{ path: 'name', key: 'errors.errorValidation' }] });
  if (became === 'none') throw new DomainError(ifNone);
}
