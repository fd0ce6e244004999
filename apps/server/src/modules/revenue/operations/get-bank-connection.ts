import { getBankConnection } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import { findBankDataOnFile, getOwnApplication } from '../../application/index.ts';
import { toBankConnection } from '../actions/bank/bank-connection.ts';
import { findRevenueState } from '../actions/revenue-state.ts';
import { findBankConnection } from '../storage/bank-connections.ts';

export const getBankConnectionOperation = implement(getBankConnection, async ({ context, caller, params }) => {
  const { query } = context.database;
  const application = await getOwnApplication(query, { ...params, customerId: caller.customerId });
  const connection = (await findBankConnection(query, application.id)) ?? null;

  return {
    connection: connection ? toBankConnection(context, connection, application) : null,
    onFileSince: findBankDataOnFile(context, application)?.toISOString() ?? null,
    // Uses the connection returned above, which may be newer than the application's.
    revenue: await findRevenueState(query, context, { ...application, bank: connection }),
  };
});
