import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { handleCheckPersonalDetails } from './jobs/check-personal-details.handler.ts';
import { declineSinOperation } from './operations/decline-sin.ts';
import { giveSinOperation } from './operations/give-sin.ts';

export { listInquiries } from './answers/to-inquiries.ts';

export const creditOperations = [giveSinOperation, declineSinOperation];

export const creditJobs = (context: Context): JobHandler[] => [handleCheckPersonalDetails(context)];
