import { getUploadVisit } from '@portal/contract/operations/handoff';
import { implement } from '../../../../kernel/operation.ts';
import { listStatementsOfVisit } from '../../storage/statements.ts';
import { getOpenVisit } from '../../actions/handoff/own-visit.ts';
import { describeVisited, getReceivingApplication } from '../../actions/handoff/visited-application.ts';

export const getUploadVisitOperation = implement(getUploadVisit, async ({ context, params, exchange }) => {
  const { query } = context.database;
  const visit = await getOpenVisit(context, exchange, params.visitId);
  const receiving = await getReceivingApplication(query, context, visit);

  return {
    visitId: visit.visit_id,
    ...(await describeVisited(query, context, visit, receiving)),
    statements: await listStatementsOfVisit(query, visit.visit_id),
  };
});
