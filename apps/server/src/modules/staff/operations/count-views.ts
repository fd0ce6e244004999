import { productDay } from '@portal/contract/application/statement-window';
import { countViews } from '@portal/contract/operations/staff-work-list';
import { implement } from '../../../http/operation.ts';
import { countViews as countStored } from '../storage/work-list.ts';

export const countViewsOperation = implement(countViews, async ({ context, caller }) => {
  const { clock, database } = context;
  return countStored(database.query, { email: caller.email, today: productDay(clock.now()) });
});
