import type { DecisionOutcome } from '@portal/contract/staff/decisions';
import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { type MailRequest, requestMail } from '../../notification/index.ts';
import type { ApplicationRow } from '../storage/application-row.ts';
import { insertEvent } from '../storage/events.ts';
import { closeApplication } from './close-application.ts';

/**
 * Closes a locked application as decided by staff, and notifies the applicant. Throws errorValidation if it is already
 * closed.
 */
export async function closeByStaff(
  tx: Transaction,
  context: Context,
  { id: applicationId, customer_id: customerId }: Pick<ApplicationRow, 'id' | 'customer_id'>,
  { outcome, staffName }: { outcome: DecisionOutcome; staffName: string },
): Promise<void> {
  const closed = await closeApplication(tx, context, { applicationId, customerId, move: 'close', outcome });
  await insertEvent(tx, context, applicationId, 'closed', { staffName });
  await requestMail(tx, context, closedMail(closed, outcome));
}

export function closedMail(row: ApplicationRow, outcome: DecisionOutcome): MailRequest {
  return {
    template: 'applicationClosed',
    to: row.email,
    language: row.language,
    accountManager: row.account_manager_name,
    outcome,
    reference: row.reference,
    operatingName: row.structure?.companyName ?? null,
  };
}
