import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { insertFileToErase } from '../../platform/file-store/index.ts';
import { withdrawConsentsOf } from '../consent/index.ts';
import { deleteRecording, listRecordingsOfCustomer } from './storage/recordings.ts';

/** Erases a recording: its rows at once, its files within minutes. False where there is none. */
export async function eraseRecording(tx: Transaction, context: Context, recordingId: string): Promise<boolean> {
  const storageKeys = await deleteRecording(tx, recordingId);
  for (const storageKey of storageKeys ?? []) await insertFileToErase(tx, storageKey, context.clock.now());
  return storageKeys !== undefined;
}

/** Erases every recording of a customer. */
export async function eraseRecordingsOfCustomer(tx: Transaction, context: Context, customerId: string): Promise<void> {
  for (const id of await listRecordingsOfCustomer(tx, customerId)) await eraseRecording(tx, context, id);
}

/** Takes the agreement to be recorded back: nothing more is taken in, and what was recorded is erased. */
export async function withdrawRecording(
  tx: Transaction,
  context: Context,
  { customerId, clientAddress }: { customerId: string; clientAddress: string },
): Promise<void> {
  await withdrawConsentsOf(tx, context, { customerId, kind: 'sessionRecording', clientAddress });
  await eraseRecordingsOfCustomer(tx, context, customerId);
}
