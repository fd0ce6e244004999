import { watchChanges } from '@portal/contract/operations/staff-changes';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import { watchApplications } from '../actions/watch-changes.ts';

export const watchChangesOperation = implement(watchChanges, ({ context, query: { since }, untilLeft }) =>
  Promise.resolve(
    told(context, watchApplications(context, untilLeft(), since === undefined ? undefined : new Date(since))),
  ),
);

/** With the moment of each, from which somebody who connects again wants to know. */
async function* told({ clock }: Context, stream: ReturnType<typeof watchApplications>) {
  for await (const changes of stream) yield changes && { toldAt: clock.now().toISOString(), ...changes };
}
