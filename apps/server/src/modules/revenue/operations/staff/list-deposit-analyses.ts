import { DomainError } from '@portal/contract/error-codes';
import { listDepositAnalyses } from '@portal/contract/operations/staff';
import { implement } from '../../../../kernel/operation.ts';
import { findApplication } from '../../../application/index.ts';
import { listDepositAnalyses as analysesOf } from '../../actions/bank/list-deposit-analyses.ts';

export const listDepositAnalysesOperation = implement(listDepositAnalyses, async ({ context, params, exchange }) => {
  const { query } = context.database;
  const application = await findApplication(query, params.applicationId);
  if (!application) throw new DomainError('errorNotFound');
  const analyses = await analysesOf(query, context, application);

  for (const { applicationId } of analyses) if (applicationId !== application.id) exchange.noteRow(applicationId);

  return { analyses };
});
