import { DomainError } from '@portal/contract/error-codes';
import { assignApplication } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { insertEvent } from '../../application/index.ts';
import { getRow, updateAccountManager } from '../storage/listed-applications.ts';
import { toListed } from '../to-listed.ts';

export const assignApplicationOperation = implement(assignApplication, async ({ context, params, body }) => {
  const { applicationId } = params;
  const row = await context.database.transaction(async (tx) => {
    if (!(await updateAccountManager(tx, applicationId, body.accountManager))) throw new DomainError('errorNotFound');
    await insertEvent(tx, context, applicationId, 'assigned');
    return getRow(tx, applicationId);
  });

  return toListed(row);
});
