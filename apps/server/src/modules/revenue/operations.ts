import { listStatements } from '@portal/contract/operations/revenue';
import { DomainError } from '@portal/contract/error-codes';
import { endUploadVisit } from '@portal/contract/operations/handoff';
import * as staff from '@portal/contract/operations/staff';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { getOwnApplication, withdrawRequest as withdraw } from '../application/index.ts';
import { countForOpenRequest } from './actions/count-for-open-request.ts';
import { listOwnStatements } from './actions/list-own-statements.ts';
import { findVisitOf } from './actions/handoff/own-visit.ts';
import { endVisit } from './storage/upload-visits.ts';
import { ruleOnRevenue, withdrawRuling } from './actions/revenue-rulings.ts';
import { confirmStatement, correctRow, listStatementRows, withdrawCorrection } from './actions/statement-rows.ts';
import { answerHolderOperation } from './operations/answer-holder.ts';
import { confirmBankConnectionOperation } from './operations/confirm-bank-connection.ts';
import { confirmStatementsOperation } from './operations/confirm-statements.ts';
import { listDocumentsOperation } from './operations/documents/list-documents.ts';
import { provideDocumentsOperation } from './operations/documents/provide-documents.ts';
import { removeDocumentOperation } from './operations/documents/remove-document.ts';
import { uploadDocumentOperation } from './operations/documents/upload-document.ts';
import { disconnectBankOperation } from './operations/disconnect-bank.ts';
import { getBankConnectionOperation } from './operations/get-bank-connection.ts';
import { giveMonthsReasonOperation } from './operations/give-months-reason.ts';
import { createUploadLinkOperation } from './operations/handoff/create-upload-link.ts';
import { endUploadLinkOperation } from './operations/handoff/end-upload-link.ts';
import { getUploadVisitOperation } from './operations/handoff/get-upload-visit.ts';
import { listUploadLinksOperation } from './operations/handoff/list-upload-links.ts';
import { mailUploadLinkOperation } from './operations/handoff/mail-upload-link.ts';
import { openUploadLinkOperation } from './operations/handoff/open-upload-link.ts';
import { startUploadVisitOperation } from './operations/handoff/start-upload-visit.ts';
import { uploadStatementOperation as uploadStatementOfVisit } from './operations/handoff/upload-statement.ts';
import { provideStatementsOperation } from './operations/provide-statements.ts';
import { removeStatementOperation } from './operations/remove-statement.ts';
import { selectBankAccountOperation } from './operations/select-bank-account.ts';
import { createDocumentTicketOperation } from './operations/staff/create-document-ticket.ts';
import { createStatementTicketOperation } from './operations/staff/create-statement-ticket.ts';
import { getCashFlowOperation } from './operations/staff/get-cash-flow.ts';
import { listDepositAnalysesOperation } from './operations/staff/list-deposit-analyses.ts';
import { requestInformationOperation } from './operations/staff/request-information.ts';
import { startBankConnectionOperation } from './operations/start-bank-connection.ts';
import { uploadStatementOperation } from './operations/upload-statement.ts';

import { withdrawMonthsReasonOperation } from './operations/withdraw-months-reason.ts';

export const revenueOperations: readonly ImplementedOperation[] = [
  implement(listStatements, async ({ context, caller, params }) => {
    const { query } = context.database;
    const application = await getOwnApplication(query, { ...params, customerId: caller.customerId });
    return listOwnStatements(query, context, application);
  }),
  uploadStatementOperation,
  removeStatementOperation,
  answerHolderOperation,
  confirmStatementsOperation,
  giveMonthsReasonOperation,
  withdrawMonthsReasonOperation,
  provideStatementsOperation,
  listDocumentsOperation,
  uploadDocumentOperation,
  removeDocumentOperation,
  provideDocumentsOperation,
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
  implement(staff.ruleOnRevenue, ({ context, caller, params, body }) =>
    ruleOnRevenue(context, { ...params, ...body, by: caller.name }),
  ),
  implement(staff.withdrawRevenueRuling, async ({ context, caller, params }) => {
    await withdrawRuling(context, { ...params, by: caller.name });
    return undefined;
  }),
  createStatementTicketOperation,
  createDocumentTicketOperation,
  requestInformationOperation,
  implement(staff.withdrawRequest, async ({ context, caller, params, body }) => {
    const withdrawal = { ...params, ...body, withdrawnBy: caller.name };
    await context.database.transaction(async (tx) => {
      await withdraw(tx, context, withdrawal);
      await countForOpenRequest(tx, context, params.applicationId);
    });
    return undefined;
  }),
  createUploadLinkOperation,
  mailUploadLinkOperation,
  listUploadLinksOperation,
  endUploadLinkOperation,
  openUploadLinkOperation,
  startUploadVisitOperation,
  getUploadVisitOperation,
  uploadStatementOfVisit,
  implement(endUploadVisit, async ({ context, params, exchange }) => {
    const visit = await findVisitOf(context, exchange, params.visitId);
    if (!visit) throw new DomainError('errorNotFound');

    await endVisit(context.database.query, visit.visit_id, context.clock.now());
    return undefined;
  }),
];
