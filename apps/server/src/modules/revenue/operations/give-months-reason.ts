import { reasonOf } from '@portal/contract/application/statements/months-reason';
import { productDay } from '@portal/contract/calendar';
import { DomainError } from '@portal/contract/error-codes';
import { giveMonthsReason } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import {
  findUploadRequest,
  getOwnApplication,
  lockOwnApplication,
  sealMonthsReason,
  toApplication,
  updateMonthsReason,
} from '../../application/index.ts';

export const giveMonthsReasonOperation = implement(giveMonthsReason, async ({ context, caller, params, body }) => {
  const own = { applicationId: params.applicationId, customerId: caller.customerId };
  const at = context.clock.now();
  const { kind, openedMonth, text } = reasonOf(body);
  if (openedMonth !== null && openedMonth > productDay(at).slice(0, 7)) {
    throw new DomainError('errorValidation', {
      errors: [{ path: 'openedMonth', key: 'validation.monthsReason.openedMonth' }],
    });
  }

  const application = await context.database.transaction(async (tx) => {
    // Allowed whenever a statement can be uploaded.
    await findUploadRequest(tx, context, await lockOwnApplication(tx, own));
    const textSealed = text === null ? null : sealMonthsReason(context.vault, text);
    await updateMonthsReason(tx, own.applicationId, { reason: { kind, openedMonth, textSealed }, at });
    return getOwnApplication(tx, own);
  });
  return toApplication(context, application);
});
