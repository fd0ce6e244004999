import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { resolveIfAllRead } from '../actions/resolve-read-months.ts';
import { resolveReadMonths } from './resolve-read-months.ts';

export function handleResolveReadMonths(context: Context): JobHandler {
  return handleJob(resolveReadMonths, ({ applicationId }) => resolveIfAllRead(context, applicationId));
}
