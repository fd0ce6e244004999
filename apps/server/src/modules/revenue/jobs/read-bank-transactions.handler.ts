import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { readTransactions } from '../actions/read-transactions.ts';
import { readBankTransactions } from './read-bank-transactions.ts';

export function handleReadBankTransactions(context: Context): JobHandler {
  return handleJob(readBankTransactions, ({ connectionId }, { retryCount }) =>
    readTransactions(context, connectionId, { isLastTry: retryCount >= readBankTransactions.retry.limit }),
  );
}
