import { watchChanges } from '@portal/contract/operations/staff-changes';
import { implement } from '../../../http/operation.ts';
import { watchApplications } from '../actions/watch-changes.ts';

export const watchChangesOperation = implement(watchChanges, ({ context, query, untilLeft }) =>
  Promise.resolve(watchApplications(context, untilLeft(), query)),
);
