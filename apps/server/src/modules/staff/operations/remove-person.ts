import { removePerson } from '@portal/contract/operations/staff-people';
import { implement } from '../../../http/operation.ts';
import { removePerson as remove } from '../../people/index.ts';

export const removePersonOperation = implement(removePerson, ({ context, caller, params }) =>
  remove(context, params.personId, caller.personId),
);
