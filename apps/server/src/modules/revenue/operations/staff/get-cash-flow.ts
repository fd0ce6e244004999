import { DomainError } from '@portal/contract/error-codes';
import { getCashFlow } from '@portal/contract/operations/staff';
import { implement } from '../../../../kernel/operation.ts';
import { findApplication } from '../../../application/index.ts';
import { getCashFlow as cashFlowOf } from '../../actions/get-cash-flow.ts';

export const getCashFlowOperation = implement(getCashFlow, async ({ context, params, exchange }) => {
  const { query } = context.database;
  const application = await findApplication(query, params.applicationId);
  if (!application) throw new DomainError('errorNotFound');
  const found = await cashFlowOf(query, context, application);

  const read = new Set(found.accounts.flatMap(({ connectionOf }) => connectionOf ?? []));
  for (const applicationId of read) if (applicationId !== application.id) exchange.noteRow(applicationId);

  return found;
});
