import { handOverCheck } from '@portal/contract/operations/staff-checks';
import { implement } from '../../../http/operation.ts';
import { takeOverCheck } from '../../application/index.ts';

export const handOverCheckOperation = implement(handOverCheck, ({ context, caller, params, body }) => {
  const { applicationId, check: kind } = params;
  const work = { applicationId, kind, ...body, version: body.version, by: caller.name };
  return context.database.transaction((tx) => takeOverCheck(tx, context, work));
});
