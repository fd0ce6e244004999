import { settleCheck } from '@portal/contract/operations/staff-checks';
import { implement } from '../../../http/operation.ts';
import { settleCheck as settle } from '../../application/index.ts';

export const settleCheckOperation = implement(settleCheck, ({ context, caller, params, body }) => {
  const { applicationId, check: kind } = params;
  const work = { applicationId, kind, ...body, version: body.version, by: caller.name };
  return context.database.transaction((tx) => settle(tx, context, work));
});
