import * as staff from '@portal/contract/operations/staff';
import { DomainError } from '@portal/contract/error-codes';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { eraseRecording } from './actions/erase-recordings.ts';
import { addChunkOperation } from './operations/add-chunk.ts';
import { getConsentOperation } from './operations/get-consent.ts';
import { giveConsentOperation } from './operations/give-consent.ts';
import { getRecordingOperation } from './operations/staff/get-recording.ts';
import { listRecordingsOperation } from './operations/staff/list-recordings.ts';
import { startRecordingOperation } from './operations/start-recording.ts';
import { withdrawConsentOperation } from './operations/withdraw-consent.ts';

/** Every operation of the module, for customers, partners and staff. */
export const recordingOperations: readonly ImplementedOperation[] = [
  getConsentOperation,
  giveConsentOperation,
  withdrawConsentOperation,
  startRecordingOperation,
  addChunkOperation,
  listRecordingsOperation,
  getRecordingOperation,
  implement(staff.removeRecording, async ({ context, params }) => {
    const isErased = await context.database.transaction((tx) => eraseRecording(tx, context, params.recordingId));
    if (!isErased) throw new DomainError('errorNotFound');
    return undefined;
  }),
];
