import { listStatements } from '@portal/contract/operations/revenue';
import { implement } from '../../../http/operation.ts';
import { findOpenItems, getOwnApplication } from '../../application/index.ts';
import { askedStatements } from '../asked-statements.ts';
import { describeStatements } from '../describe-statements.ts';

export const listStatementsOperation = implement(listStatements, async ({ context, caller, params }) => {
  const { query } = context.database;
  const application = await getOwnApplication(query, { ...params, customerId: caller.customerId });

  // While statements are asked for again, the list is of what was uploaded for that.
  const isAsked = application.status === 'informationRequired';
  const asked = isAsked ? askedStatements(await findOpenItems(query, context, application.id)) : undefined;
  return describeStatements(query, context, application, asked);
});
