import type { Context } from '../../context.ts';
import type { ImplementedOperation } from '../../http/operation.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { handleErasePastRetention } from './jobs/erase-past-retention.ts';
import { createExportTicketOperation } from './operations/create-export-ticket.ts';

export { openOwnArchive } from './export/open-own-archive.ts';

export const privacyJobs = (context: Context): JobHandler[] => [handleErasePastRetention(context)];

export const privacyOperations: readonly ImplementedOperation[] = [createExportTicketOperation];
