import * as z from 'zod/mini';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../../../kernel/context.ts';
import { defineJob } from '../../../../platform/jobs.ts';
import {
  TRANSACTIONS_POLL_MINUTES,
  TRANSACTIONS_POLL_SECONDS,
} from '../../../../providers/bank-aggregator/bank-aggregator.ts';
import {
  type BankConnectionRow,
  findBankConnectionById,
  isUnchanged,
  updateIfUnchanged,
} from '../../storage/bank-connections.ts';
import { pickedAccount } from './bank-connection.ts';
import { saveTransactions } from './save-transactions.ts';
import { askInSession, failIfUnchanged } from './open-session.ts';

/** Reads the picked account's transactions; polls every ten seconds while they are prepared. */
export const readBankTransactions = defineJob({
  name: 'read-bank-transactions',
  payload: z.strictObject({ connectionId: z.uuid() }),
  concurrency: 2,
});

/** Sessions that end are reopened until this much time has passed. */
const READING_MOST_MINUTES = 120;

/** Reads the picked account's transactions, or polls again later. Throws if retrying later helps. */
export async function readTransactions(
  context: Context,
  connectionId: string,
  run: { isLastTry: boolean },
): Promise<void> {
  const row = await findBankConnectionById(context.database.query, connectionId);
  if (!row || row.ended_at !== null || row.state !== 'readingTransactions') return;
  const account = pickedAccount(context, row);
  if (!account) return failIfUnchanged(context, row, 'unreadable');

  const reading = await askInSession(context, row, run, (requestId, isNewSession) =>
    isNewSession
      ? context.bank.askForTransactions(requestId, [account.providerId])
      : context.bank.pollTransactions(requestId),
  );
  if (reading?.state === 'pending') return comeBack(context, row);
  if (reading) await context.database.transaction((tx) => saveTransactions(tx, context, row, reading));
}

/** Polls again in ten seconds, for half an hour after the request. If another account was picked, its own job polls. */
async function comeBack(context: Context, known: BankConnectionRow): Promise<void> {
  const { clock, database, jobs } = context;
  const connectionId = known.id;
  const row = await findBankConnectionById(database.query, connectionId);
  if (!row || !isUnchanged(row, known)) return;
  const now = clock.now();
  const askedAt = row.asked_at ?? now;
  const readingSince = row.reading_since ?? now;
  if (isOver(askedAt, now, TRANSACTIONS_POLL_MINUTES) || isOver(readingSince, now, READING_MOST_MINUTES))
    return failIfUnchanged(context, row, 'bankBusy');

  await database.transaction(async (tx) => {
    const isStored = row.asked_at !== null || (await updateIfUnchanged(tx, row, { asked_at: askedAt }));
    if (!isStored) return;
    const startAfter = new Date(now.getTime() + TRANSACTIONS_POLL_SECONDS * SECOND_MS);
    await jobs.enqueue(tx, readBankTransactions, { connectionId }, { startAfter, singletonKey: connectionId });
  });
}

function isOver(since: Date, now: Date, minutes: number): boolean {
  return now.getTime() - since.getTime() >= minutes * MINUTE_MS;
}
