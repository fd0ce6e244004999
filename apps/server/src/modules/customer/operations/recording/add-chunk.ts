import { Readable } from 'node:stream';
import { MINUTE_MS, RECORDING_CHUNK_MAXIMUM_LENGTH, RECORDING_MAXIMUM_CHUNKS } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { addRecordingChunk } from '@portal/contract/operations/recording';
import { implement } from '../../../../kernel/operation.ts';
import { claimFile, insertFileToErase } from '../../../../platform/file-store/index.ts';
import { findCustomer } from '../../storage/customers.ts';
import { assertRecordable } from '../../actions/recording/assert-recordable.ts';
import { readEvents } from '../../actions/recording/read-events.ts';
import { findOwnRecording, insertChunk, lockOwnRecording } from '../../storage/recordings.ts';

/** Longer than a write can take. */
const ERASE_UNLESS_CLAIMED_AFTER_MS = 15 * MINUTE_MS;

/** Writes the file first and its row last, so that a row never names a missing file. */
export const addChunkOperation = implement(addRecordingChunk, async ({ context, caller, params, body }) => {
  const { clock, database, files, random, vault } = context;
  const own = { recordingId: params.recordingId, customerId: caller.customerId };
  await assertRecordable(database.query, context, own.customerId);
  const recording = await findOwnRecording(database.query, own);
  if (!recording || body.position > recording.chunks) throw new DomainError('errorNotFound');
  if (body.position < recording.chunks) return undefined;
  if (recording.chunks >= RECORDING_MAXIMUM_CHUNKS) throw new DomainError('errorTooManyRequests');

  const content = Buffer.from(body.content, 'base64');
  const events = await readEvents(content);
  const customer = await findCustomer(database.query, vault, own.customerId);
  // The browser removes email addresses; a part that still contains the customer's address is not stored.
  const isClean = customer && events?.toLowerCase().includes(customer.email.toLowerCase()) === false;
  if (!isClean) throw new DomainError('errorValidation');

  const id = random.uuid();
  const storageKey = `recordings/${own.recordingId}/${id}`;
  const eraseAt = new Date(clock.now().getTime() + ERASE_UNLESS_CLAIMED_AFTER_MS);
  await insertFileToErase(database.query, storageKey, eraseAt);
  await files.write(storageKey, Readable.from([content]), { limitBytes: RECORDING_CHUNK_MAXIMUM_LENGTH });
  await database.transaction(async (tx) => {
    const locked = await lockOwnRecording(tx, own);
    // The same part arrived twice: the first copy is stored, and the next sweep erases this file.
    if (locked?.chunks !== body.position || !(await claimFile(tx, storageKey))) return;
    await insertChunk(tx, locked, { id, storageKey, bytes: content.byteLength, at: clock.now() });
  });
  return undefined;
});
