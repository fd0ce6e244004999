import { finishPasskeySignIn } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { finishPasskey } from '../../people/index.ts';

export const finishPasskeySignInOperation = implement(finishPasskeySignIn, ({ context, body, exchange }) =>
  finishPasskey(context, exchange, body.response),
);
