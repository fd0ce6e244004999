import { undoDecision } from '@portal/contract/operations/staff-decisions';
import { implement } from '../../../http/operation.ts';
import { toDecision, undoDecision as undo } from '../../application/index.ts';

export const undoDecisionOperation = implement(undoDecision, async ({ context, caller, params }) =>
  toDecision(context.vault, await undo(context, { ...params, undoneBy: caller.name })),
);
