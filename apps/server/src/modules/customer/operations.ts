import { buffer } from 'node:stream/consumers';
import { DomainError } from '@portal/contract/error-codes';
import { getRecordingConsent } from '@portal/contract/operations/recording';
import * as staff from '@portal/contract/operations/staff';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { findChunk } from './storage/recordings.ts';
import { readEvents } from './actions/recording/read-events.ts';
import { hasConsent } from './storage/consents.ts';
import { eraseRecording } from './actions/recording/erase-recordings.ts';
import { getCustomerOperation } from './operations/get-customer.ts';
import { addChunkOperation } from './operations/recording/add-chunk.ts';
import { giveConsentOperation } from './operations/recording/give-consent.ts';
import { listRecordingsOperation } from './operations/recording/list-recordings.ts';
import { startRecordingOperation } from './operations/recording/start-recording.ts';
import { withdrawConsentOperation } from './operations/recording/withdraw-consent.ts';
import { setCustomerLanguageOperation } from './operations/set-customer-language.ts';

export const customerOperations: readonly ImplementedOperation[] = [
  getCustomerOperation,
  setCustomerLanguageOperation,
  implement(getRecordingConsent, async ({ context, caller }) => ({
    isGiven: await hasConsent(context.database.query, {
      customerId: caller.customerId,
      kind: 'sessionRecording',
    }),
  })),
  giveConsentOperation,
  withdrawConsentOperation,
  startRecordingOperation,
  addChunkOperation,
  listRecordingsOperation,
  implement(staff.getRecording, async ({ context, params, query }) => {
    const chunk = await findChunk(context.database.query, params.recordingId, query.chunk);
    if (!chunk) throw new DomainError('errorNotFound');
    const events = await readEvents(await buffer(context.files.read(chunk.storageKey)));
    if (events === undefined) throw new RangeError('This part of the recording cannot be read');
    return { chunks: chunk.chunks, events };
  }),
  implement(staff.removeRecording, async ({ context, params }) => {
    const isErased = await context.database.transaction((tx) => eraseRecording(tx, context, params.recordingId));
    if (!isErased) throw new DomainError('errorNotFound');
    return undefined;
  }),
];
