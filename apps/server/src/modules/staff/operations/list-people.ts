import { listPeople } from '@portal/contract/operations/staff-people';
import { implement } from '../../../http/operation.ts';
import { listPeople as list } from '../../people/index.ts';

export const listPeopleOperation = implement(listPeople, async ({ context, exchange }) => {
  const people = await list(context);
  for (const { personId } of people) exchange.noteRow(personId);
  return { people };
});
