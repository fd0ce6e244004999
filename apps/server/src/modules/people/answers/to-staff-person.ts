import type { Colleague, StaffPerson } from '@portal/contract/staff/people';
import type { Context } from '../../../context.ts';
import { isDemoPerson } from '../domain/demo-people.ts';
import { openName } from '../storage/name.ts';
import type { PersonRow, PersonWithAccess } from '../storage/people.ts';

export function toColleague({ vault }: Pick<Context, 'vault'>, row: PersonRow): Colleague {
  return { personId: row.id, name: openName(vault, row), email: row.email };
}

export function toStaffPerson(
  { config, vault }: Pick<Context, 'config' | 'vault'>,
  row: PersonWithAccess,
  openApplications: number,
): StaffPerson {
  const needsPasskey = config.staffOidc === undefined && !isDemoPerson(config, row);
  return {
    ...toColleague({ vault }, row),
    role: row.role,
    language: row.language,
    isInvited: needsPasskey && !row.has_passkey && row.removed_at === null,
    invitationEndsAt: row.invitation_ends_at?.toISOString() ?? null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    removedAt: row.removed_at?.toISOString() ?? null,
    openApplications,
    version: row.version,
    changedBy: row.changed_by,
    changedAt: row.changed_at?.toISOString() ?? null,
  };
}

/** By name, those who were removed last. */
export function byName<Person extends Colleague & Partial<Pick<StaffPerson, 'removedAt'>>>(
  left: Person,
  right: Person,
): number {
  const [isLeftGone, isRightGone] = [left, right].map(({ removedAt = null }) => Number(removedAt !== null));
  const order = (isLeftGone ?? 0) - (isRightGone ?? 0);
  return order === 0 ? left.name.localeCompare(right.name, 'fr-CA') : order;
}
