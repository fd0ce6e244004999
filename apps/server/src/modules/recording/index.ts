export { recordingOperations } from './operations.ts';
export { recordingJobs } from './jobs.ts';
export { eraseRecordingsOfCustomer } from './actions/erase-recordings.ts';
