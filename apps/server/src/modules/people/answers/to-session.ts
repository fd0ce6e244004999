import type { StaffSession } from '@portal/contract/staff/people';
import type { Context } from '../../../context.ts';
import { openName } from '../storage/name.ts';
import type { SessionOfPerson } from '../storage/sessions.ts';

export function toSession({ vault }: Pick<Context, 'vault'>, { session, person }: SessionOfPerson): StaffSession {
  const { id: personId, email, role, language } = person;
  return {
    person: { personId, name: openName(vault, person), email, role, language },
    signedInAt: session.created_at.toISOString(),
    endsAt: session.idle_ends_at.toISOString(),
  };
}
