import { decideApplication } from '@portal/contract/operations/staff-decisions';
import { implement } from '../../../http/operation.ts';
import { decideApplication as decide, toDecision } from '../../application/index.ts';

export const decideApplicationOperation = implement(decideApplication, async ({ context, caller, params, body }) => {
  const row = await decide(context, { ...params, ...body, decidedBy: caller.name });
  return toDecision(context.vault, row);
});
