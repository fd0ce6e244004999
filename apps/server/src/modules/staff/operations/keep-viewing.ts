import { DomainError } from '@portal/contract/error-codes';
import { keepViewing } from '@portal/contract/operations/staff-viewers';
import { implement } from '../../../http/operation.ts';
import { findApplication } from '../../application/index.ts';
import { keepViewing as keep } from '../../people/index.ts';

export const keepViewingOperation = implement(keepViewing, async ({ context, caller, params }) => {
  if (!(await findApplication(context.database.query, params.applicationId))) throw new DomainError('errorNotFound');
  return { viewers: await keep(context, caller, params.applicationId) };
});
