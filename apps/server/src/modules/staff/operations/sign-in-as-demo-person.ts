import { signInAsDemoPerson } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { signInAsDemoPerson as signInAs } from '../../people/index.ts';

export const signInAsDemoPersonOperation = implement(signInAsDemoPerson, ({ context, params, exchange }) =>
  signInAs(context, exchange, params.personId),
);
