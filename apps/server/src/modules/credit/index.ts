export { creditOperations } from './operations.ts';
export { creditJobs } from './jobs.ts';
