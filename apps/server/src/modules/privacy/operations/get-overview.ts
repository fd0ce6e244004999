import { getOverview } from '@portal/contract/operations/privacy';
import { implement } from '../../../kernel/operation.ts';
import { loadOverview } from '../actions/load-overview.ts';

export const getOverviewOperation = implement(getOverview, ({ context, caller }) =>
  loadOverview(context.database.query, context, caller.customerId),
);
