import { DomainError } from '@portal/contract/error-codes';
import { previewDecisionMail } from '@portal/contract/operations/staff-decisions';
import { implement } from '../../../http/operation.ts';
import { closedMail, findApplication } from '../../application/index.ts';
import { previewMail } from '../../notification/index.ts';

export const previewDecisionMailOperation = implement(previewDecisionMail, async ({ context, params, query }) => {
  const row = await findApplication(context.database.query, params.applicationId);
  if (!row) throw new DomainError('errorNotFound');
  return previewMail(context, closedMail(row, query.outcome));
});
