import * as staff from '@portal/contract/operations/staff';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { confirmStatement, correctRow, listStatementRows, withdrawCorrection } from './actions/statement-rows.ts';
import { answerHolderOperation } from './operations/answer-holder.ts';
import { confirmBankConnectionOperation } from './operations/confirm-bank-connection.ts';
import { confirmStatementsOperation } from './operations/confirm-statements.ts';
import { disconnectBankOperation } from './operations/disconnect-bank.ts';
import { getBankConnectionOperation } from './operations/get-bank-connection.ts';
import { giveMonthsReasonOperation } from './operations/give-months-reason.ts';
import { createUploadLinkOperation } from './operations/handoff/create-upload-link.ts';
import { endUploadLinkOperation } from './operations/handoff/end-upload-link.ts';
import { endUploadVisitOperation } from './operations/handoff/end-upload-visit.ts';
import { getUploadVisitOperation } from './operations/handoff/get-upload-visit.ts';
import { listUploadLinksOperation } from './operations/handoff/list-upload-links.ts';
import { mailUploadLinkOperation } from './operations/handoff/mail-upload-link.ts';
import { openUploadLinkOperation } from './operations/handoff/open-upload-link.ts';
import { startUploadVisitOperation } from './operations/handoff/start-upload-visit.ts';
import { uploadStatementOperation as uploadStatementOfVisit } from './operations/handoff/upload-statement.ts';
import { listStatementsOperation } from './operations/list-statements.ts';
import { provideStatementsOperation } from './operations/provide-statements.ts';
import { removeStatementOperation } from './operations/remove-statement.ts';
import { selectBankAccountOperation } from './operations/select-bank-account.ts';
import { createStatementTicketOperation } from './operations/staff/create-statement-ticket.ts';
import { getCashFlowOperation } from './operations/staff/get-cash-flow.ts';
import { listDepositAnalysesOperation } from './operations/staff/list-deposit-analyses.ts';
import { requestInformationOperation } from './operations/staff/request-information.ts';
import { withdrawRequestOperation } from './operations/staff/withdraw-request.ts';
import { startBankConnectionOperation } from './operations/start-bank-connection.ts';
import { uploadStatementOperation } from './operations/upload-statement.ts';

import { withdrawMonthsReasonOperation } from './operations/withdraw-months-reason.ts';

/** Every operation of the module, for customers, partners and staff. */
export const revenueOperations: readonly ImplementedOperation[] = [
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
  listDepositAnalysesOperation,
  implement(staff.listTransactions, ({ context, params }) =>
    listStatementRows(context.database.query, context, params),
  ),
  implement(staff.confirmStatement, ({ context, caller, params, body }) =>
    confirmStatement(context, { ...params, ...body, by: caller.name }),
  ),
  implement(staff.correctTransaction, ({ context, caller, params, body }) =>
    correctRow(context, { ...params, ...body, by: caller.name }),
  ),
  implement(staff.withdrawCorrection, ({ context, caller, params, query }) =>
    withdrawCorrection(context, { ...params, ...query, by: caller.name }),
  ),
  getCashFlowOperation,
  createStatementTicketOperation,
  requestInformationOperation,
  withdrawRequestOperation,
  createUploadLinkOperation,
  mailUploadLinkOperation,
  listUploadLinksOperation,
  endUploadLinkOperation,
  openUploadLinkOperation,
  startUploadVisitOperation,
  getUploadVisitOperation,
  uploadStatementOfVisit,
  endUploadVisitOperation,
];
