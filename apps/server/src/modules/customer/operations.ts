import * as staff from '@portal/contract/operations/staff';
import { DomainError } from '@portal/contract/error-codes';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { eraseRecording } from './actions/recording/erase-recordings.ts';
import { getCustomerOperation } from './operations/get-customer.ts';
import { addChunkOperation } from './operations/recording/add-chunk.ts';
import { getConsentOperation } from './operations/recording/get-consent.ts';
import { giveConsentOperation } from './operations/recording/give-consent.ts';
import { getRecordingOperation } from './operations/recording/staff/get-recording.ts';
import { listRecordingsOperation } from './operations/recording/staff/list-recordings.ts';
import { startRecordingOperation } from './operations/recording/start-recording.ts';
import { withdrawConsentOperation } from './operations/recording/withdraw-consent.ts';
import { setCustomerLanguageOperation } from './operations/set-customer-language.ts';

/** Every operation of the module, for customers, partners and staff. */
export const customerOperations: readonly ImplementedOperation[] = [
  getCustomerOperation,
  setCustomerLanguageOperation,
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
