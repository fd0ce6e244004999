import type { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { handleCheckTransactions } from './jobs/check-transactions.ts';
import { handleEndBankAccess } from './jobs/end-bank-access.ts';
import { handleForgetBankLogin } from './jobs/forget-bank-login.ts';
import { handleReadBankAccounts } from './jobs/read-bank-accounts.ts';
import { handleReadBankTransactions } from './jobs/read-bank-transactions.ts';
import { handleReadStatement } from './jobs/read-statement.ts';
import { handleSettleReadMonths } from './jobs/settle-read-months.ts';
import { handleSweepBankLogins } from './jobs/sweep-bank-logins.ts';
import { handleSweepFiles } from './jobs/sweep-files.ts';
import { confirmBankConnectionOperation } from './operations/confirm-bank-connection.ts';
import { confirmStatementsOperation } from './operations/confirm-statements.ts';
import { disconnectBankOperation } from './operations/disconnect-bank.ts';
import { getBankConnectionOperation } from './operations/get-bank-connection.ts';
import { listStatementsOperation } from './operations/list-statements.ts';
import { provideStatementsOperation } from './operations/provide-statements.ts';
import { removeStatementOperation } from './operations/remove-statement.ts';
import { selectBankAccountOperation } from './operations/select-bank-account.ts';
import { startBankConnectionOperation } from './operations/start-bank-connection.ts';
import { uploadStatementOperation } from './operations/upload-statement.ts';
import { findStatementFile } from './storage/statements.ts';

export { disconnectOwnBank } from './disconnect-own-bank.ts';
export { describeStatements } from './describe-statements.ts';
export { listDepositAnalyses } from './list-deposit-analyses.ts';
export type { ReadStatement } from './domain/reading/read-statement.ts';
export { insertReading } from './storage/statement-readings.ts';
export { findStatementFile } from './storage/statements.ts';

/** The content of a statement, for a download. */
export async function openStatement(
  { database, files }: Context,
  statementId: string,
): Promise<{ fileName: string; content: Readable } | undefined> {
  const statement = await findStatementFile(database.query, { statementId });
  return statement && { fileName: statement.fileName, content: files.read(statement.storageKey) };
}

export { registerBankNotices } from './operations/receive-bank-notices.ts';

export const revenueOperations = [
  listStatementsOperation,
  uploadStatementOperation,
  removeStatementOperation,
  confirmStatementsOperation,
  provideStatementsOperation,
  getBankConnectionOperation,
  startBankConnectionOperation,
  confirmBankConnectionOperation,
  selectBankAccountOperation,
  disconnectBankOperation,
];

export const revenueJobs = (context: Context): JobHandler[] => [
  handleSweepFiles(context),
  handleReadStatement(context),
  handleSettleReadMonths(context),
  handleCheckTransactions(context),
  handleReadBankAccounts(context),
  handleReadBankTransactions(context),
  handleForgetBankLogin(context),
  handleEndBankAccess(context),
  handleSweepBankLogins(context),
];
