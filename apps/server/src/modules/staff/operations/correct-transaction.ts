import { correctTransaction } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { correctRow } from '../../revenue/index.ts';

export const correctTransactionOperation = implement(correctTransaction, ({ context, caller, params, body }) =>
  correctRow(context, { ...params, ...body, by: caller.name }),
);
