import { watchChanges } from '@portal/contract/operations/staff-changes';
import { implement } from '../../../http/operation.ts';
import { type Changes, watchApplications } from '../actions/watch-changes.ts';

export const watchChangesOperation = implement(watchChanges, ({ context, untilLeft }) =>
  Promise.resolve(toEvents(watchApplications(context, untilLeft()))),
);

async function* toEvents(
  changes: AsyncIterable<Changes>,
): AsyncGenerator<{ applicationIds: string[] | null } | undefined> {
  for await (const applicationIds of changes) yield applicationIds === undefined ? undefined : { applicationIds };
}
