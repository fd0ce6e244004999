import { listPeople } from '@portal/contract/operations/staff-people';
import { implement } from '../../../http/operation.ts';
import { listPeople as list } from '../../people/index.ts';

export const listPeopleOperation = implement(listPeople, async ({ context }) => {
  const people = await list(context);
  return { people };
});
