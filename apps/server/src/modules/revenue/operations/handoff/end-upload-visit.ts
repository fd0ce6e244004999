import { DomainError } from '@portal/contract/error-codes';
import { endUploadVisit } from '@portal/contract/operations/handoff';
import { implement } from '../../../../kernel/operation.ts';
import { findVisitOf } from '../../actions/handoff/own-visit.ts';
import { endVisit } from '../../storage/upload-visits.ts';

export const endUploadVisitOperation = implement(endUploadVisit, async ({ context, params, exchange }) => {
  const visit = await findVisitOf(context, exchange, params.visitId);
  if (!visit) throw new DomainError('errorNotFound');

  await endVisit(context.database.query, visit.visit_id, context.clock.now());
  return undefined;
});
