export { workListOperations } from './operations.ts';
export { listRows } from './storage/listed-applications.ts';
export { toListed } from './answers/to-listed.ts';
export { workListJobs } from './jobs.ts';
export { settleSomeProofs } from './actions/settle-proofs.ts';
export { searchedParts } from './actions/to-filter.ts';
export type { SearchedPart } from './storage/work-list.ts';
export { registerNameWords } from './actions/find-name-words.ts';
