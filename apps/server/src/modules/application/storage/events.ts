import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Random } from '../../../platform/random.ts';
import { wakeDeliveries } from '../../webhook/index.ts';

/** What happens to an application, in the order of time; nothing personal. */
export type ApplicationEventKind =
  'created' | 'businessKnownToAnotherCustomer' | 'submitted' | 'withdrawn' | 'expiryNoticeSent' | 'expired';

export interface EventParts {
  clock: Clock;
  random: Random;
  jobs: Jobs;
}

export async function insertEvent(
  tx: Transaction,
  parts: EventParts,
  applicationId: string,
  kind: ApplicationEventKind,
): Promise<void> {
  await insertEvents(tx, parts, [applicationId], kind);
}

/** As `insertEvent`, for what is worth saying once. Answers whether it was said now. */
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
): Promise<void> {
  const at = clock.now();
  await tx
    .insertInto('application_event')
    .values(applicationIds.map((applicationId) => ({ id: random.uuid(), application_id: applicationId, kind, at })))
    .execute();
  await wakeDeliveries(tx, { jobs });
}
