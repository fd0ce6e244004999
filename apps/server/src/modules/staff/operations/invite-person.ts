import { invitePerson } from '@portal/contract/operations/staff-people';
import { implement } from '../../../http/operation.ts';
import { invitePerson as invite } from '../../people/index.ts';

export const invitePersonOperation = implement(invitePerson, async ({ context, body, exchange }) => {
  const person = await invite(context, body);
  exchange.noteRow(person.personId);
  return person;
});
