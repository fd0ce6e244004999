import { standsInForFile } from '@portal/contract/application/statements/months-reason';
import { DomainError } from '@portal/contract/error-codes';
import { provideStatements } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import { findOpenItems, loadCheckProgress, lockOwnApplication, openMonthsReason } from '../../application/index.ts';
import { resolveStatementItems } from '../actions/asked-statements.ts';
import { countStatementsOfRequests } from '../storage/statements.ts';

export const provideStatementsOperation = implement(provideStatements, async ({ context, caller, params }) => {
  const { applicationId } = params;

  return context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, { applicationId, customerId: caller.customerId });
    const items = (await findOpenItems(tx, context, applicationId)).filter(({ kind }) => kind === 'statements');
    if (items.length === 0 || application.status === 'closed') throw new DomainError('errorNothingAsked');
    const requests = items.map(({ requestId }) => requestId);
    const hasFiles = (await countStatementsOfRequests(tx, requests)) > 0;
    const reason = openMonthsReason(context.vault, application);
    if (!hasFiles && !items.every(({ askedAt }) => standsInForFile(reason, { askedAt })))
      throw new DomainError('errorFileMissing');

    await resolveStatementItems(tx, context, application, { items, as: hasFiles ? 'provided' : 'declined' });
    return loadCheckProgress(tx, context, applicationId);
  });
});
