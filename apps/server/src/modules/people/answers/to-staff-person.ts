import type { Colleague, StaffPerson } from '@portal/contract/staff/people';
import type { Context } from '../../../kernel/context.ts';
import { isDemoPerson } from '../domain/demo-people.ts';
import { openName } from '../storage/name.ts';
import type { PersonRow, PersonWithAccess } from '../storage/people.ts';

export function toColleague({ vault }: Pick<Context, 'vault'>, row: PersonRow): Colleague {
  return { personId: row.id, name: openName(vault, row), email: row.email };
}

export function toStaffPerson(
  { config, vault }: Pick<Context, 'config' | 'vault'>,
  row: PersonWithAccess,
  work: Pick<StaffPerson, 'openApplications' | 'leads'>,
): StaffPerson {
  return {
    ...toColleague({ vault }, row),
    role: row.role,
    language: row.language,
    fundingLimit: row.funding_limit,
    isInvited: isInvited(config, row),
    invitationEndsAt: toTime(row.invitation_ends_at),
    lastSeenAt: toTime(row.last_seen_at),
    removedAt: toTime(row.removed_at),
    ...work,
    version: row.version,
    changedBy: row.changed_by,
    changedAt: toTime(row.changed_at),
  };
}

function isInvited(config: Context['config'], row: PersonWithAccess): boolean {
  const needsPasskey = config.staffOidc === undefined && !isDemoPerson(config, row);
  return needsPasskey && !row.has_passkey && row.removed_at === null;
}

function toTime(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

export function byName<Person extends Colleague & Partial<Pick<StaffPerson, 'removedAt'>>>(
  left: Person,
  right: Person,
): number {
  const [isLeftGone, isRightGone] = [left, right].map(({ removedAt = null }) => Number(removedAt !== null));
  const order = (isLeftGone ?? 0) - (isRightGone ?? 0);
  return order === 0 ? left.name.localeCompare(right.name, 'fr-CA') : order;
}
