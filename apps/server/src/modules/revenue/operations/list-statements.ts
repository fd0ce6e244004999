import { listStatements } from '@portal/contract/operations/revenue';
import { implement } from '../../../http/operation.ts';
import { getOwnApplication } from '../../application/index.ts';
import { listStatementFiles } from '../storage/statements.ts';

export const listStatementsOperation = implement(listStatements, async ({ context, caller, params }) => {
  const { query } = context.database;
  const application = await getOwnApplication(query, { ...params, customerId: caller.customerId });

  return { statements: await listStatementFiles(query, application.id) };
});
