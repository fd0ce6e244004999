import { listTransactions } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { listStatementRows } from '../../revenue/index.ts';

export const listTransactionsOperation = implement(listTransactions, ({ context, params }) =>
  listStatementRows(context.database.query, context, params),
);
