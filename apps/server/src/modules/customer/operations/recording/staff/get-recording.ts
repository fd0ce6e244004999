import { buffer } from 'node:stream/consumers';
import { DomainError } from '@portal/contract/error-codes';
import { getRecording } from '@portal/contract/operations/staff';
import { implement } from '../../../../../kernel/operation.ts';
import { findChunk } from '../../../storage/recordings.ts';
import { readEvents } from '../../../actions/recording/read-events.ts';

export const getRecordingOperation = implement(getRecording, async ({ context, params, query }) => {
  const chunk = await findChunk(context.database.query, params.recordingId, query.chunk);
  if (!chunk) throw new DomainError('errorNotFound');
  const events = await readEvents(await buffer(context.files.read(chunk.storageKey)));
  if (events === undefined) throw new RangeError('This part of the recording cannot be read');
  return { chunks: chunk.chunks, events };
});
