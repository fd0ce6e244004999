import { standsInForFile } from '@portal/contract/application/statements/months-reason';
import { DomainError } from '@portal/contract/error-codes';
import { confirmStatements } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import {
  assertEditable,
  lockOwnApplication,
  openMonthsReason,
  saveStep,
  toApplication,
} from '../../application/index.ts';
import { findRevenueState } from '../actions/revenue-state.ts';

export const confirmStatementsOperation = implement(confirmStatements, async ({ context, caller, params, body }) => {
  const own = { applicationId: params.applicationId, customerId: caller.customerId };
  const at = context.clock.now();

  const confirmed = await context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, own);
    assertEditable(application, 'revenue');
    // Without a statement, bank data must cover every month or be in progress, or the customer must have given a
    // reason.
    const reason = openMonthsReason(context.vault, application);
    if (application.statement_count === 0 && !standsInForFile(reason, { bankState: application.bank?.state })) {
      const { state } = await findRevenueState(tx, context, application);
      if (state === 'missing') throw new DomainError('errorFileMissing');
    }
    return saveStep(tx, { ...own, version: body.version, step: 'revenue', columns: { revenue_confirmed_at: at }, at });
  });

  return toApplication(context, confirmed);
});
