import { declineSinOperation } from './operations/decline-sin.ts';
import { giveSinOperation } from './operations/give-sin.ts';

export { creditJobs } from './jobs.ts';
export { listInquiries } from './answers/to-inquiries.ts';

export const creditOperations = [giveSinOperation, declineSinOperation];
