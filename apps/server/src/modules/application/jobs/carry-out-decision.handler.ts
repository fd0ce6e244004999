import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { carryOut } from '../actions/decisions.ts';
import { carryOutDecision } from './carry-out-decision.ts';

export function handleCarryOutDecision(context: Context): JobHandler {
  return handleJob(carryOutDecision, (decision) => carryOut(context, decision));
}
