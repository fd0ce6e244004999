import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs.ts';
import {
  TRANSACTIONS_POLL_MINUTES,
  TRANSACTIONS_POLL_SECONDS,
} from '../../../providers/bank-aggregator/bank-aggregator.ts';
import { pickedAccount } from '../bank-connection.ts';
import { keepTransactions } from '../keep-transactions.ts';
import { findBankConnectionById, updateBankConnection } from '../storage/bank-connections.ts';
import { readBankTransactions } from './bank-jobs.ts';
import { askInSession, isLastTry, tell } from './open-session.ts';

/** Sessions that end are opened anew, but not for ever. */
const READING_MOST_MINUTES = 120;

export function handleReadBankTransactions(context: Context): JobHandler {
  return handleJob(readBankTransactions, async ({ connectionId }, run) => {
    const row = await findBankConnectionById(context.database.query, connectionId);
    if (!row || row.ended_at !== null || row.state !== 'readingTransactions') return;
    const account = pickedAccount(context, row);
    if (!account) return tell(context, row, 'unreadable');

    const reading = await askInSession(
      context,
      row,
      isLastTry(run, readBankTransactions.retry.limit),
      (requestId, isNewSession) =>
        isNewSession
          ? context.bank.askForTransactions(requestId, [account.providerId])
          : context.bank.pollTransactions(requestId),
    );
    if (reading?.state === 'pending') return comeBack(context, row.id);
    if (reading) await context.database.transaction((tx) => keepTransactions(tx, context, connectionId, reading));
  });
}

/** Looks again in ten seconds, for half an hour from when the provider was asked. */
async function comeBack(context: Context, connectionId: string): Promise<void> {
  const { clock, database, jobs } = context;
  const row = await findBankConnectionById(database.query, connectionId);
  if (!row) return;
  const now = clock.now();
  const askedAt = row.asked_at ?? now;
  const readingSince = row.reading_since ?? now;
  if (isOver(askedAt, now, TRANSACTIONS_POLL_MINUTES) || isOver(readingSince, now, READING_MOST_MINUTES)) {
    return tell(context, row, 'bankBusy');
  }
  await database.transaction(async (tx) => {
    if (row.asked_at === null) await updateBankConnection(tx, connectionId, { asked_at: askedAt });
    const startAfter = new Date(now.getTime() + TRANSACTIONS_POLL_SECONDS * SECOND_MS);
    await jobs.enqueue(tx, readBankTransactions, { connectionId }, { startAfter, singletonKey: connectionId });
  });
}

function isOver(since: Date, now: Date, minutes: number): boolean {
  return now.getTime() - since.getTime() >= minutes * MINUTE_MS;
}
