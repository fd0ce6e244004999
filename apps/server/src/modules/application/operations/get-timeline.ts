import { getTimeline } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { getOwnApplication } from '../storage/applications.ts';
import { listTimeline } from '../storage/events.ts';

export const getTimelineOperation = implement(getTimeline, async ({ context, caller, params }) => {
  const { query } = context.database;
  const application = await getOwnApplication(query, { ...params, customerId: caller.customerId });
  const events = await listTimeline(query, application.id);

  return {
    events: events.map(({ kind, at, details }) => ({
      kind,
      at: at.toISOString(),
      months: [...(details?.months ?? [])],
    })),
  };
});
