import { watchChanges } from '@portal/contract/operations/staff/changes';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import { subscribeToChanges } from '../actions/subscribe-to-changes.ts';

export const watchChangesOperation = implement(watchChanges, ({ context, query: { since }, untilLeft }) =>
  Promise.resolve(
    withTime(context, subscribeToChanges(context, untilLeft(), since === undefined ? undefined : new Date(since))),
  ),
);

async function* withTime({ clock }: Context, stream: ReturnType<typeof subscribeToChanges>) {
  for await (const changes of stream) yield changes && { toldAt: clock.now().toISOString(), ...changes };
}
