import { confirmStatement } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { confirmStatement as confirm } from '../../revenue/index.ts';

export const confirmStatementOperation = implement(confirmStatement, ({ context, caller, params, body }) =>
  confirm(context, { ...params, ...body, by: caller.name }),
);
