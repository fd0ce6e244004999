import type { ImplementedOperation } from '../../http/operation.ts';
import { addChunkOperation } from './operations/add-chunk.ts';
import { getConsentOperation } from './operations/get-consent.ts';
import { giveConsentOperation } from './operations/give-consent.ts';
import { startRecordingOperation } from './operations/start-recording.ts';
import { withdrawConsentOperation } from './operations/withdraw-consent.ts';

export { recordingJobs } from './jobs.ts';
export { eraseRecording, eraseRecordingsOfCustomer } from './actions/erase-recordings.ts';
export { readEvents } from './actions/read-events.ts';
export { findChunk, listRecordingRows } from './storage/recordings.ts';

export const recordingOperations: readonly ImplementedOperation[] = [
  getConsentOperation,
  giveConsentOperation,
  withdrawConsentOperation,
  startRecordingOperation,
  addChunkOperation,
];
