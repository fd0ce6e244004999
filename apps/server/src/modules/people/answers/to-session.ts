import { officeDay } from '@portal/contract/application/office-day';
import { SECOND_MS } from '@portal/contract/constants';
import type { StaffSession } from '@portal/contract/staff/people';
import { ownWorkList } from '@portal/contract/staff/work-list';
import type { Context } from '../../../kernel/context.ts';
import { openName } from '../storage/name.ts';
import type { SessionOfPerson } from '../storage/sessions.ts';

export function toSession(
  { vault, clock, config }: Pick<Context, 'vault' | 'clock' | 'config'>,
  { session, person }: SessionOfPerson,
): StaffSession {
  const { id: personId, email, role, language, funding_limit: fundingLimit } = person;
  const now = clock.now();
  const left = Math.max(0, session.idle_ends_at.getTime() - now.getTime());
  return {
    person: { personId, name: openName(vault, person), email, role, language, fundingLimit },
    at: now.toISOString(),
    signedInAt: session.created_at.toISOString(),
    endsAt: session.idle_ends_at.toISOString(),
    secondsLeft: Math.floor(left / SECOND_MS),
    today: officeDay(now, config.officeTimeZone),
    // Another version may store columns that this one does not know.
    workList: ownWorkList.safeParse(person.work_list).data ?? null,
  };
}
