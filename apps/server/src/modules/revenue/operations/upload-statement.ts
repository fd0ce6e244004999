import { uploadStatement } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import { findUploadRequest, getOwnApplication } from '../../application/index.ts';
import { receiveStatement } from '../actions/upload/receive-statement.ts';

export const uploadStatementOperation = implement(uploadStatement, async ({ context, caller, params, exchange }) => {
  const own = { applicationId: params.applicationId, customerId: caller.customerId };
  const application = await getOwnApplication(context.database.query, own);
  const requestId = await findUploadRequest(context.database.query, context, application);
  return receiveStatement(context, { own, requestId }, await exchange.readFile());
});
