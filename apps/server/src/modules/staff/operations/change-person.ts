import { changePerson } from '@portal/contract/operations/staff-people';
import { implement } from '../../../http/operation.ts';
import { changePerson as change } from '../../people/index.ts';

export const changePersonOperation = implement(changePerson, ({ context, caller, params, body }) =>
  change(context, params.personId, { ...body, successorId: body.successorId, version: body.version, by: caller }),
);
