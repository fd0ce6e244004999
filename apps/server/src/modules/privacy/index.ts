export { privacyOperations } from './operations.ts';
export { privacyJobs } from './jobs.ts';
export { openOwnArchive } from './export/open-own-archive.ts';
export { registerOneClickStop } from './http/one-click-stop.ts';
