import { withdrawRecordingConsent } from '@portal/contract/operations/recording';
import { implement } from '../../../http/operation.ts';
import { withdrawRecording } from '../erase-recordings.ts';

export const withdrawConsentOperation = implement(withdrawRecordingConsent, async ({ context, caller }) => {
  await context.database.transaction((tx) => withdrawRecording(tx, context, caller.customerId));
  return undefined;
});
