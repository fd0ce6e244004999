import { answerHolderOperation } from './operations/answer-holder.ts';
import { confirmBankConnectionOperation } from './operations/confirm-bank-connection.ts';
import { confirmStatementsOperation } from './operations/confirm-statements.ts';
import { disconnectBankOperation } from './operations/disconnect-bank.ts';
import { getBankConnectionOperation } from './operations/get-bank-connection.ts';
import { giveMonthsReasonOperation } from './operations/give-months-reason.ts';
import { listStatementsOperation } from './operations/list-statements.ts';
import { provideStatementsOperation } from './operations/provide-statements.ts';
import { removeStatementOperation } from './operations/remove-statement.ts';
import { selectBankAccountOperation } from './operations/select-bank-account.ts';
import { startBankConnectionOperation } from './operations/start-bank-connection.ts';
import { uploadStatementOperation } from './operations/upload-statement.ts';
import { withdrawMonthsReasonOperation } from './operations/withdraw-months-reason.ts';

export { revenueJobs } from './jobs.ts';
export { askedStatements } from './actions/asked-statements.ts';
export { countForOpenRequest } from './actions/count-for-open-request.ts';
export { openStatement } from './actions/open-statement.ts';
export { receiveStatement, type SendingVisit } from './actions/receive-statement.ts';
export { disconnectOwnBank } from './actions/disconnect-own-bank.ts';
export { findPickedAccount } from './actions/bank-connection.ts';
export { describeStatements } from './actions/describe-statements.ts';
export { listMarkedMonths } from './actions/list-marked-months.ts';
export { proofOf } from './domain/mark-months.ts';
export { getCashFlow } from './actions/get-cash-flow.ts';
export { confirmStatement, correctRow, listStatementRows, withdrawCorrection } from './actions/statement-rows.ts';
export { listDepositAnalyses } from './actions/list-deposit-analyses.ts';
export { readerFigures } from './actions/shared-reader.ts';
export type { ReadStatement } from '@portal/statements/reading/read-statement';
export { type FileProof, listFileProofs } from './storage/statement-proofs.ts';
export { insertReading } from './storage/statement-readings.ts';
export { findStatementFile, listArchivedStatements, listStatementsOfVisit } from './storage/statements.ts';

export { registerBankNotices } from './http/bank-notices.ts';

export const revenueOperations = [
  listStatementsOperation,
  uploadStatementOperation,
  removeStatementOperation,
  answerHolderOperation,
  confirmStatementsOperation,
  giveMonthsReasonOperation,
  withdrawMonthsReasonOperation,
  provideStatementsOperation,
  getBankConnectionOperation,
  startBankConnectionOperation,
  confirmBankConnectionOperation,
  selectBankAccountOperation,
  disconnectBankOperation,
];
