import { removePerson } from '@portal/contract/operations/staff-people';
import { implement } from '../../../http/operation.ts';
import { removePerson as remove } from '../../people/index.ts';

export const removePersonOperation = implement(removePerson, ({ context, caller, params, query }) =>
  remove(context, params.personId, { successorId: query.successorId, by: caller }),
);
