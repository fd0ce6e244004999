import { uploadVisitStatement } from '@portal/contract/operations/handoff';
import { implement } from '../../../../kernel/operation.ts';
import { audited } from '../../../auth/index.ts';
import { receiveStatement } from '../../actions/upload/receive-statement.ts';
import { getOpenVisit, sendingVisit } from '../../actions/handoff/own-visit.ts';
import { getReceivingApplication } from '../../actions/handoff/visited-application.ts';

/** Counts as the customer's own file for every limit. The result of reading it is shown only to the customer. */
export const uploadStatementOperation = implement(uploadVisitStatement, async ({ context, params, exchange }) => {
  const visit = await getOpenVisit(context, exchange, params.visitId);
  const { application, requestId } = await getReceivingApplication(context.database.query, context, visit);

  const own = { applicationId: application.id, customerId: application.customer_id };
  const call = {
    operationId: uploadVisitStatement.operationId,
    requestId: exchange.requestId,
    rowIds: [visit.id, visit.visit_id],
  };
  const { statementId, fileName, sizeBytes, sha256 } = await audited(context, call, async (noteRow) => {
    const upload = { own, requestId, visit: sendingVisit(context, visit) };
    const statement = await receiveStatement(context, upload, await exchange.readFile());
    noteRow(statement.statementId);
    return statement;
  });
  return { statementId, fileName, sizeBytes, sha256 };
});
