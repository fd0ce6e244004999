import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import { BATCH, inBatches } from '../../../platform/batches.ts';
import { deleteInvitationsExpiredBefore } from '../storage/invitations.ts';
import { deleteStaffSessionsEndedBefore } from '../storage/sessions.ts';
import { deleteExpiredSignIns } from '../storage/sign-ins.ts';

export async function deleteEndedSignIns({ clock, config, database }: Context, signal: AbortSignal): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - config.retentionDays.session * DAY_MS);
  await inBatches(() => deleteExpiredSignIns(database.query, now, BATCH), signal);
  await inBatches(() => deleteStaffSessionsEndedBefore(database.query, before, BATCH), signal);
  await inBatches(() => deleteInvitationsExpiredBefore(database.query, before, BATCH), signal);
}
