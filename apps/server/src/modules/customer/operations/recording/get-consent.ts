import { getRecordingConsent } from '@portal/contract/operations/recording';
import { implement } from '../../../../kernel/operation.ts';
import { hasConsent } from '../../storage/consents.ts';

export const getConsentOperation = implement(getRecordingConsent, async ({ context, caller }) => ({
  isGiven: await hasConsent(context.database.query, {
    customerId: caller.customerId,
    kind: 'sessionRecording',
  }),
}));
