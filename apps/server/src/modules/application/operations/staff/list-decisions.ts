import { DomainError } from '@portal/contract/error-codes';
import { listDecisions } from '@portal/contract/operations/staff-decisions';
import { implement } from '../../../../kernel/operation.ts';
import { findApplication } from '../../storage/applications.ts';
import { listDecisionRows, toDecision } from '../../storage/decisions.ts';

export const listDecisionsOperation = implement(listDecisions, async ({ context, params }) => {
  const { query } = context.database;
  const [application, rows] = await Promise.all([
    findApplication(query, params.applicationId),
    listDecisionRows(query, params.applicationId),
  ]);
  if (!application) throw new DomainError('errorNotFound');
  return { decisions: rows.map((row) => toDecision(context.vault, row)) };
});
