import { withdrawRecordingConsent } from '@portal/contract/operations/recording';
import { implement } from '../../../../kernel/operation.ts';
import { withdrawRecording } from '../../actions/recording/erase-recordings.ts';

export const withdrawConsentOperation = implement(withdrawRecordingConsent, async ({ context, caller, exchange }) => {
  const { customerId } = caller;
  const { clientAddress } = exchange;
  await context.database.transaction((tx) => withdrawRecording(tx, context, { customerId, clientAddress }));
  return undefined;
});
