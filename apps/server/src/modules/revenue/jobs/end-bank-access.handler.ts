import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { endBankAccess } from '../../application/index.ts';
import { endAccessOfClosed } from '../actions/end-access-of-closed.ts';

export function handleEndBankAccess(context: Context): JobHandler {
  return handleJob(endBankAccess, ({ applicationId }) => endAccessOfClosed(context, applicationId));
}
