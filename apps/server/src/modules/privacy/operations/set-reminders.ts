import { setReminders } from '@portal/contract/operations/privacy';
import { implement } from '../../../kernel/operation.ts';
import { updateReminders } from '../../customer/index.ts';
import { loadOverview } from '../actions/load-overview.ts';

export const setRemindersOperation = implement(setReminders, ({ context, caller, body }) =>
  context.database.transaction(async (tx) => {
    await updateReminders(tx, caller.customerId, body.wanted ? null : context.clock.now());
    return loadOverview(tx, context, caller.customerId);
  }),
);
