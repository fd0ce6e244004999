import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { writeToLeads as write } from '../actions/write-to-leads.ts';
import { writeToLeads } from './write-to-leads.ts';

export function handleWriteToLeads(context: Context): JobHandler {
  return handleJob(writeToLeads, () => write(context));
}
