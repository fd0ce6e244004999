import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { handleCheckTransactions } from './jobs/check-transactions.ts';
import { handleSweepFiles } from './jobs/sweep-files.ts';
import { confirmStatementsOperation } from './operations/confirm-statements.ts';
import { listStatementsOperation } from './operations/list-statements.ts';
import { provideStatementsOperation } from './operations/provide-statements.ts';
import { removeStatementOperation } from './operations/remove-statement.ts';
import { uploadStatementOperation } from './operations/upload-statement.ts';

export const revenueOperations = [
  listStatementsOperation,
  uploadStatementOperation,
  removeStatementOperation,
  confirmStatementsOperation,
  provideStatementsOperation,
];

export const revenueJobs = (context: Context): JobHandler[] => [
  handleSweepFiles(context),
  handleCheckTransactions(context),
];
