import { DomainError } from '@portal/contract/error-codes';
import { signInAsDemoPerson as operation } from '@portal/contract/operations/staff/sign-in';
import type { StaffSession } from '@portal/contract/staff/people';
import type { StaffRole } from '@portal/contract/staff/roles';
import type { Context } from '../../../kernel/context.ts';
import type { Exchange } from '../../../kernel/operation.ts';
import { isDemoPerson } from '../domain/demo-people.ts';
import { openName } from '../storage/name.ts';
import { listPresentPeople } from '../storage/people.ts';
import { signIn } from './sessions.ts';

export async function listDemoPeople({
  config,
  database,
  vault,
}: Context): Promise<{ personId: string; name: string; role: StaffRole }[]> {
  if (config.mode !== 'development') return [];
  const people = await listPresentPeople(database.query);
  return people
    .filter((person) => isDemoPerson(config, person))
    .map((person) => ({ personId: person.id, name: openName(vault, person), role: person.role }));
}

/** Throws errorNotFound for anyone who is not a demo person, and outside development. */
export async function signInAsDemoPerson(
  context: Context,
  exchange: Exchange,
  personId: string,
): Promise<StaffSession> {
  const people = await listDemoPeople(context);
  if (!people.some((person) => person.personId === personId)) throw new DomainError('errorNotFound');
  return signIn(context, exchange, personId, { operationId: operation.operationId });
}
