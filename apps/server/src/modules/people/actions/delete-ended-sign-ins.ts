import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../context.ts';
import { deleteInvitationsExpiredBefore } from '../storage/invitations.ts';
import { deleteStaffSessionsEndedBefore } from '../storage/sessions.ts';
import { deleteExpiredSignIns } from '../storage/sign-ins.ts';

/** Erases sign-ins that were not finished, and sessions and invitations once their period is over. */
export async function deleteEndedSignIns({ clock, config, database }: Context): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - config.retentionDays.session * DAY_MS);
  await deleteExpiredSignIns(database.query, now);
  await deleteStaffSessionsEndedBefore(database.query, before);
  await deleteInvitationsExpiredBefore(database.query, before);
}
