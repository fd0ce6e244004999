import { withdrawMonthsReason } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import {
  dropRevenueConfirmation,
  findUploadRequest,
  getOwnApplication,
  lockOwnApplication,
  toApplication,
  updateMonthsReason,
} from '../../application/index.ts';

export const withdrawMonthsReasonOperation = implement(withdrawMonthsReason, async ({ context, caller, params }) => {
  const own = { applicationId: params.applicationId, customerId: caller.customerId };

  const application = await context.database.transaction(async (tx) => {
    const row = await lockOwnApplication(tx, own);
    await findUploadRequest(tx, context, row);
    if (row.months_reason === null) return row;
    await updateMonthsReason(tx, own.applicationId, { reason: null, at: context.clock.now() });
    await dropRevenueConfirmation(tx, own.applicationId);
    return getOwnApplication(tx, own);
  });
  return toApplication(context, application);
});
