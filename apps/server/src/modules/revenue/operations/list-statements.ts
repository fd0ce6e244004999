import { listStatements } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import { getOwnApplication } from '../../application/index.ts';
import { listOwnStatements } from '../actions/list-own-statements.ts';

export const listStatementsOperation = implement(listStatements, async ({ context, caller, params }) => {
  const { query } = context.database;
  const application = await getOwnApplication(query, { ...params, customerId: caller.customerId });
  return listOwnStatements(query, context, application);
});
