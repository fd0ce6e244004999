import { DomainError } from '@portal/contract/error-codes';
import { closeApplication } from '@portal/contract/operations/staff';
import { implement } from '../../../kernel/operation.ts';
import { closeByStaff, lockApplication } from '../../application/index.ts';
import { getRow } from '../storage/listed-applications.ts';
import { toListed } from '../answers/to-listed.ts';

export const closeApplicationOperation = implement(closeApplication, async ({ context, caller, params, body }) => {
  const { applicationId } = params;
  // An offer by a person with a limit must be part of a decision, which may need approval.
  if (body.outcome === 'funded' && caller.fundingLimit !== null) throw new DomainError('errorForbidden');
  const row = await context.database.transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    await closeByStaff(tx, context, application, { outcome: body.outcome, staffName: caller.name });
    return getRow(tx, applicationId);
  });

  return toListed(row);
});
