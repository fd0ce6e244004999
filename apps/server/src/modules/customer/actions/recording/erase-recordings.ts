import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../../kernel/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { insertFileToErase } from '../../../../platform/file-store/index.ts';
import { withdrawConsentsOf } from '../withdraw-consents.ts';
import { deleteRecording, listRecordingsOfCustomer, listRecordingsToErase } from '../../storage/recordings.ts';

const BATCH = 100;

/** Erases a recording: its rows at once, its files within minutes. Returns false if there is no such recording. */
export async function eraseRecording(tx: Transaction, context: Context, recordingId: string): Promise<boolean> {
  const storageKeys = await deleteRecording(tx, recordingId);
  for (const storageKey of storageKeys ?? []) await insertFileToErase(tx, storageKey, context.clock.now());
  return storageKeys !== undefined;
}

export async function eraseRecordingsOfCustomer(tx: Transaction, context: Context, customerId: string): Promise<void> {
  for (const id of await listRecordingsOfCustomer(tx, customerId)) await eraseRecording(tx, context, id);
}

export async function eraseOldRecordings(context: Context): Promise<void> {
  const { clock, config, database } = context;
  const before = new Date(clock.now().getTime() - config.retentionDays.recording * DAY_MS);
  const nextBatch = () => listRecordingsToErase(database.query, before, BATCH);
  for (let ids = await nextBatch(); ids.length > 0; ids = await nextBatch())
    for (const id of ids) await database.transaction((tx) => eraseRecording(tx, context, id));
}

/** Withdraws the consent: refuses further parts and erases what was recorded. */
export async function withdrawRecording(
  tx: Transaction,
  context: Context,
  { customerId, clientAddress }: { customerId: string; clientAddress: string },
): Promise<void> {
  await withdrawConsentsOf(tx, context, { customerId, kind: 'sessionRecording', clientAddress });
  await eraseRecordingsOfCustomer(tx, context, customerId);
}
