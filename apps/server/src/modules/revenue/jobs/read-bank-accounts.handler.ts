import type { Context } from '../../../context.ts';
import { type JobHandler, handleJob } from '../../../platform/jobs.ts';
import { readAccounts } from '../actions/read-accounts.ts';
import { readBankAccounts } from './read-bank-accounts.ts';

export function handleReadBankAccounts(context: Context): JobHandler {
  return handleJob(readBankAccounts, ({ connectionId }, { retryCount }) =>
    readAccounts(context, connectionId, { isLastTry: retryCount >= readBankAccounts.retry.limit }),
  );
}
