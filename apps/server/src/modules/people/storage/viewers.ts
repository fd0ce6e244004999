import { sql, type Insertable, type Selectable } from 'kysely';
import { deletePast, type Queries, type Transaction } from '../../../platform/database/index.ts';
import type { ApplicationViewerTable, StaffPersonTable } from '../../../platform/database/schema.ts';

/** Deletes at most `limit` expired viewers, of any application; returns how many. */
export function deleteViewersEndedBefore(queries: Queries, now: Date, limit: number): Promise<number> {
  return deletePast(queries, 'application_viewer', sql`ends_at <= ${now}`, limit);
}

export async function saveViewer(queries: Queries, viewer: Insertable<ApplicationViewerTable>): Promise<void> {
  await queries
    .insertInto('application_viewer')
    .values(viewer)
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'session_id']).doUpdateSet({ ends_at: viewer.ends_at }),
    )
    .execute();
}

export async function deleteViewer(queries: Queries, applicationId: string, sessionId: string): Promise<void> {
  await queries
    .deleteFrom('application_viewer')
    .where('application_id', '=', applicationId)
    .where('session_id', '=', sessionId)
    .execute();
}

export async function deleteViewersOf(tx: Transaction, personId: string): Promise<void> {
  await tx
    .deleteFrom('application_viewer')
    .where('session_id', 'in', tx.selectFrom('staff_session').select('id').where('person_id', '=', personId))
    .execute();
}

/** Viewers of an application at `now`, in order of arrival; a person with two browsers appears twice. */
export async function listViewers(
  queries: Queries,
  applicationId: string,
  now: Date,
): Promise<Pick<Selectable<StaffPersonTable>, 'id' | 'name_sealed'>[]> {
  return queries
    .selectFrom('application_viewer')
    .innerJoin('staff_session', 'staff_session.id', 'application_viewer.session_id')
    .innerJoin('staff_person', 'staff_person.id', 'staff_session.person_id')
    .select(['staff_person.id', 'staff_person.name_sealed'])
    .where('application_viewer.application_id', '=', applicationId)
    .where('application_viewer.ends_at', '>', now)
    .orderBy('application_viewer.since')
    .orderBy('staff_person.id')
    .execute();
}
