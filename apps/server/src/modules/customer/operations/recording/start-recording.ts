import { DAY_MS, RECORDINGS_PER_CUSTOMER_A_DAY } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { startRecording } from '@portal/contract/operations/recording';
import { implement } from '../../../../kernel/operation.ts';
import { assertRecordable } from '../../actions/recording/assert-recordable.ts';
import { countRecordingsSince, insertRecording } from '../../storage/recordings.ts';

export const startRecordingOperation = implement(startRecording, async ({ context, caller }) => {
  const { clock, database, random } = context;
  const { customerId } = caller;
  const [id, startedAt] = [random.uuid(), clock.now()];
  await database.transaction(async (tx) => {
    await assertRecordable(tx, context, customerId);
    const dayAgo = new Date(startedAt.getTime() - DAY_MS);
    const isTooMuch = (await countRecordingsSince(tx, customerId, dayAgo)) >= RECORDINGS_PER_CUSTOMER_A_DAY;
    if (isTooMuch) throw new DomainError('errorTooManyRequests');
    await insertRecording(tx, { id, customerId, startedAt });
  });
  return { recordingId: id };
});
