import { DomainError } from '@portal/contract/error-codes';
import { provideStatements } from '@portal/contract/operations/checks';
import { implement } from '../../../http/operation.ts';
import { findOpenItems, loadCheckProgress, lockOwnApplication } from '../../application/index.ts';
import { settleStatements } from '../asked-statements.ts';
import { countStatementsOfRequests } from '../storage/statements.ts';

export const provideStatementsOperation = implement(provideStatements, async ({ context, caller, params }) => {
  const { applicationId } = params;

  return context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, { applicationId, customerId: caller.customerId });
    const items = (await findOpenItems(tx, context, applicationId)).filter(({ kind }) => kind === 'statements');
    if (items.length === 0 || application.status === 'closed') throw new DomainError('errorNothingAsked');
    const requests = items.map(({ requestId }) => requestId);
    if ((await countStatementsOfRequests(tx, requests)) === 0) throw new DomainError('errorFileMissing');

    await settleStatements(tx, context, application, items);
    return loadCheckProgress(tx, context, applicationId);
  });
});
