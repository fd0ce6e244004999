import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { remindCustomers as remind } from '../actions/remind-customers.ts';
import { remindCustomers } from './remind-customers.ts';

export function handleRemindCustomers(context: Context): JobHandler {
  return handleJob(remindCustomers, () => remind(context));
}
