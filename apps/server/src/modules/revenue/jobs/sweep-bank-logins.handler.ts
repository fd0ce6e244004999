import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { endLeftLogins } from '../actions/end-left-logins.ts';
import { sweepBankLogins } from './sweep-bank-logins.ts';

export function handleSweepBankLogins(context: Context): JobHandler {
  return handleJob(sweepBankLogins, () => endLeftLogins(context));
}
