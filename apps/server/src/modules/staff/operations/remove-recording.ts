import { DomainError } from '@portal/contract/error-codes';
import { removeRecording } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { eraseRecording } from '../../recording/index.ts';

export const removeRecordingOperation = implement(removeRecording, async ({ context, params }) => {
  const isErased = await context.database.transaction((tx) => eraseRecording(tx, context, params.recordingId));
  if (!isErased) throw new DomainError('errorNotFound');
  return undefined;
});
