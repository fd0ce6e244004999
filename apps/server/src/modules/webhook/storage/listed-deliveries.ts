import { sql } from 'kysely';
import { messageType } from '@portal/contract/documents/webhook-messages';
import type { DeliveryState, WebhookDelivery } from '@portal/contract/staff/deliveries';
import type { Queries } from '../../../platform/database/index.ts';

export interface DeliveryRow {
  id: string;
  kind: string;
  at: Date;
  application_id: string | null;
  lead_id: string | null;
  reference: string | null;
  state: 'pending' | 'delivered' | 'failed';
  is_behind: boolean;
  tries: number;
  next_try_at: Date;
  last_answer: string | null;
  delivered_at: Date | null;
}

interface WantedDeliveries {
  endpointId: string;
  isUndelivered: boolean;
  after: string | undefined;
  limit: number;
}

/** Deliveries of an endpoint, newest event first; one more than requested shows that there is a next page. */
export async function listDeliveryRows(
  queries: Queries,
  { endpointId, isUndelivered, after, limit }: WantedDeliveries,
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`/* for its values */
    with page as materialized (
      select * from webhook_delivery as delivery
      where endpoint_id = ${endpointId}
        ${isUndelivered ? sql`and state <> 'delivered'` : sql``}
        ${after === undefined ? sql`` : sql`and event_id < ${after}`}
      order by event_id desc limit ${limit}
    )
    select page.event_id as id, coalesce(event.kind, 'created') as kind, coalesce(event.at, lead.created_at) as at,
      page.application_id, page.lead_id, application.reference, page.state,
      page.state = 'pending' and exists (
        select from webhook_delivery as earlier
        where earlier.endpoint_id = page.endpoint_id and earlier.application_id = page.application_id
          and earlier.state = 'pending' and earlier.event_id < page.event_id) as is_behind,
      page.tries, page.next_try_at, page.last_answer, page.delivered_at
    from page
      left join application_event as event on event.id = page.event_id
      left join application on application.id = page.application_id
      left join lead on lead.id = page.lead_id
    order by page.event_id desc`.execute(queries);
  return rows;
}

const states = { pending: 'waiting', delivered: 'delivered', failed: 'failed' } as const satisfies Record<
  DeliveryRow['state'],
  DeliveryState
>;

export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const waits = row.state === 'pending';
  return {
    eventId: row.id,
    type: messageType(row.lead_id === null ? 'application' : 'lead', row.kind),
    at: row.at.toISOString(),
    applicationId: row.application_id,
    reference: row.reference,
    state: states[row.state],
    isBehind: row.is_behind,
    tries: row.tries,
    nextTryAt: waits ? row.next_try_at.toISOString() : null,
    lastAnswer: row.last_answer,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
  };
}
