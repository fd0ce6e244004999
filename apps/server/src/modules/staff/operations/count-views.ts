import { countViews } from '@portal/contract/operations/staff-work-list';
import { implement } from '../../../http/operation.ts';
import { officeToday } from '../../application/index.ts';
import { countViews as countStored } from '../storage/work-list.ts';

export const countViewsOperation = implement(countViews, async ({ context, caller }) => {
  const reader = { email: caller.email, today: officeToday(context), zone: context.config.officeTimeZone };
  return countStored(context.database.query, reader);
});
