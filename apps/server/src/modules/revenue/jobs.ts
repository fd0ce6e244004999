import type { Context } from '../../kernel/context.ts';
import { handleJob, type JobHandler, scheduleJob } from '../../platform/jobs.ts';
import { checkJobs, endBankAccess, handOverRunningCheck } from '../application/index.ts';
import { readBankAccounts } from './actions/bank/bank-connection.ts';
import { checkTransactions } from './actions/check-transactions.ts';
import { endAccessOfClosed } from './actions/bank/disconnect-own-bank.ts';
import { endLeftLogins, deleteBankLogin, deleteLoginAtBank } from './actions/bank/delete-bank-login.ts';
import { eraseFiles, sweepFiles } from './actions/upload/erase-files.ts';
import { readAccounts } from './actions/bank/read-accounts.ts';
import { readBankTransactions, readTransactions } from './actions/bank/read-transactions.ts';
import { readUploadedStatement } from './actions/reading/read-uploaded-statement.ts';
import { deleteReadingTime } from './actions/reading/reading-time.ts';
import { FILE_RETRIES, readingJobs } from './actions/reading/request-reading.ts';
import { resolveIfAllRead, resolveReadMonths } from './actions/resolve-read-months.ts';

export function revenueJobs(context: Context): JobHandler[] {
  const startedAt = context.clock.now().getTime();
  const read = (pace: keyof typeof readingJobs) =>
    handleJob(readingJobs[pace], ({ statementId }, { retryCount }) =>
      readUploadedStatement(context, statementId, { pace, isLastTry: retryCount >= FILE_RETRIES }),
    );
  return [
    handleJob(sweepFiles, () => eraseFiles(context, startedAt)),
    read('quick'),
    read('slow'),
    read('pictures'),
    scheduleJob({ name: 'forget-reading-time', cron: '23 * * * *' }, ({ signal }) =>
      deleteReadingTime(context, signal),
    ),
    handleJob(resolveReadMonths, ({ applicationId }) => resolveIfAllRead(context, applicationId)),
    // After the last attempt, the check goes to the account manager.
    handleJob(checkJobs.transactions, async ({ applicationId }, { retryCount }) => {
      const isLastTry = retryCount >= checkJobs.transactions.retry.limit;
      try {
        await checkTransactions(context, applicationId, isLastTry);
      } catch (error) {
        if (!isLastTry) throw error;
        await handOverRunningCheck(context, { applicationId, kind: 'transactions' }, 'checkFailed');
      }
    }),
    handleJob(readBankAccounts, ({ connectionId }, { retryCount }) =>
      readAccounts(context, connectionId, { isLastTry: retryCount >= readBankAccounts.retry.limit }),
    ),
    handleJob(readBankTransactions, ({ connectionId }, { retryCount }) =>
      readTransactions(context, connectionId, { isLastTry: retryCount >= readBankTransactions.retry.limit }),
    ),
    handleJob(deleteBankLogin, ({ connectionId }) => deleteLoginAtBank(context, connectionId)),
    handleJob(endBankAccess, ({ applicationId }) => endAccessOfClosed(context, applicationId)),
    // Finds logins that a lost job did not delete at the provider.
    scheduleJob({ name: 'sweep-bank-logins', cron: '17 * * * *', retry: { limit: 3 } }, () => endLeftLogins(context)),
  ];
}
