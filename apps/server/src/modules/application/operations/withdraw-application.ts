import { withdrawApplication } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { requestMail } from '../../notification/index.ts';
import { closeApplication } from '../actions/close-application.ts';
import { officeToday } from '../domain/office-days/office-day.ts';
import { toListItem } from '../domain/to-list-item.ts';
import { insertEvent } from '../storage/events.ts';

export const withdrawApplicationOperation = implement(withdrawApplication, async ({ context, caller, params }) => {
  const row = await context.database.transaction(async (tx) => {
    const moved = await closeApplication(tx, context, {
      applicationId: params.applicationId,
      customerId: caller.customerId,
      move: 'withdraw',
      outcome: 'withdrawn',
    });
    await insertEvent(tx, context, moved.id, 'withdrawn');
    await requestMail(tx, context, {
      template: 'applicationWithdrawn',
      to: moved.email,
      language: moved.language,
      accountManager: moved.account_manager_name,
      reference: moved.reference,
      operatingName: moved.structure?.companyName ?? null,
    });
    return moved;
  });

  return toListItem(row, { today: officeToday(context) });
});
