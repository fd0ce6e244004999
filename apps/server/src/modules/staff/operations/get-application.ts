import { DomainError } from '@portal/contract/error-codes';
import { staffGetApplication } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { findApplication, listAnswers, listEvents, loadCheckProgress, toApplication } from '../../application/index.ts';
import { describeStatements } from '../../revenue/index.ts';
import { toAccountManager } from '../to-listed.ts';

export const getApplicationOperation = implement(staffGetApplication, async ({ context, params }) => {
  const { query } = context.database;
  const row = await findApplication(query, params.applicationId);
  if (!row) throw new DomainError('errorNotFound');
  const [progress, answers, { statements }, events] = await Promise.all([
    loadCheckProgress(query, context, row.id),
    listAnswers(query, context.vault, row.id),
    describeStatements(query, context, row),
    listEvents(query, row.id),
  ]);

  return {
    application: toApplication(context, row),
    accountManager: toAccountManager(row),
    ...progress,
    answers,
    statements,
    events: events.map(({ kind, at, details }) => ({
      kind,
      at: at.toISOString(),
      months: [...(details?.months ?? [])],
    })),
  };
});
