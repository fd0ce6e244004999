import { sql } from 'kysely';
import type { DocumentKind } from '@portal/contract/application/documents';
import {
  type ApplicationEventKind,
  applicationEventKinds,
  type TimelineKind,
  timelineKinds,
} from '@portal/contract/application/events';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { EventDetails } from '../../../platform/database/schema.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Random } from '../../../platform/random.ts';
import { wakeDeliveries } from '../../notification/index.ts';

export interface EventParts {
  clock: Clock;
  random: Random;
  jobs: Jobs;
}

export interface EventFacts {
  details?: EventDetails;
  staffName?: string;
}

export function detailsOfItem(
  itemId: string,
  { months, document }: { months: readonly string[]; document?: DocumentKind | undefined },
): EventDetails {
  return { itemId, ...(months.length > 0 && { months }), ...(document && { document }) };
}

export async function insertEvent(
  tx: Transaction,
  parts: EventParts,
  applicationId: string,
  kind: ApplicationEventKind,
  facts?: EventFacts,
): Promise<void> {
  await insertEvents(tx, parts, [applicationId], kind, facts);
}

export async function insertEventOnce(
  tx: Transaction,
  { random, clock, jobs }: EventParts,
  applicationId: string,
  kind: ApplicationEventKind,
): Promise<boolean> {
  const { rows } = await sql`
    insert into application_event (id, application_id, kind, at)
    select ${random.uuid()}::uuid, ${applicationId}::uuid, ${kind}, ${clock.now()}::timestamptz
    where not exists (select from application_event where application_id = ${applicationId} and kind = ${kind})
    returning id`.execute(tx);
  if (rows.length === 0) return false;
  await wakeDeliveries(tx, { jobs });
  return true;
}

export async function insertEvents(
  tx: Transaction,
  { random, clock, jobs }: EventParts,
  applicationIds: readonly string[],
  kind: ApplicationEventKind,
  { details, staffName }: EventFacts = {},
): Promise<void> {
  const at = clock.now();
  await tx
    .insertInto('application_event')
    .values(
      applicationIds.map((applicationId) => ({
        id: random.uuid(),
        application_id: applicationId,
        kind,
        at,
        details: details === undefined ? null : JSON.stringify(details),
        staff_name: staffName ?? null,
      })),
    )
    .execute();
  await wakeDeliveries(tx, { jobs });
}

function selectEvents(queries: Queries, applicationId: string) {
  return queries
    .selectFrom('application_event')
    .select(['kind', 'at', 'details', 'staff_name'])
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('id');
}

/**
 * Events of kinds that this version knows, oldest first, for staff. During an upgrade the next version may add others.
 */
export async function listEvents(
  queries: Queries,
  applicationId: string,
): Promise<{ kind: ApplicationEventKind; at: Date; details: EventDetails | null; staff_name: string | null }[]> {
  return selectEvents(queries, applicationId).where('kind', 'in', applicationEventKinds).execute();
}

export interface TimelineEvent {
  kind: TimelineKind;
  at: Date;
  details: EventDetails | null;
}

export async function listTimeline(queries: Queries, applicationId: string): Promise<TimelineEvent[]> {
  const rows = await selectEvents(queries, applicationId).where('kind', 'in', timelineKinds).execute();
  return rows as TimelineEvent[];
}
