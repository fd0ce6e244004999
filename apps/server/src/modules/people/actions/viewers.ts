import { VIEWING_LASTS_MS } from '@portal/contract/constants';
import type { Viewer } from '@portal/contract/staff/people';
import type { Context } from '../../../kernel/context.ts';
import type { StaffCaller } from '../../../kernel/operation.ts';
import { BATCH } from '../../../platform/batches.ts';
import { openName } from '../storage/name.ts';
import { deleteViewer, deleteViewersEndedBefore, listViewers, saveViewer } from '../storage/viewers.ts';

/** Marks the caller as viewing an application for a while. @returns the other viewers; keys are not shown */
export async function keepViewing(
  { clock, database, vault }: Context,
  { personId, sessionId }: StaffCaller,
  applicationId: string,
): Promise<Viewer[]> {
  const now = clock.now();
  const { query } = database;
  await deleteViewersEndedBefore(query, now, BATCH);
  if (sessionId !== null) {
    const endsAt = new Date(now.getTime() + VIEWING_LASTS_MS);
    await saveViewer(query, { application_id: applicationId, session_id: sessionId, since: now, ends_at: endsAt });
  }
  const rows = await listViewers(query, applicationId, now);
  const others = new Map(rows.filter(({ id }) => id !== personId).map((row) => [row.id, row]));
  return [...others.values()].map((row) => ({ personId: row.id, name: openName(vault, row) }));
}

export async function endViewing(
  { database }: Context,
  { sessionId }: StaffCaller,
  applicationId: string,
): Promise<void> {
  if (sessionId !== null) await deleteViewer(database.query, applicationId, sessionId);
}
