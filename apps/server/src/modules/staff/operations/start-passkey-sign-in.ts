import { startPasskeySignIn } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { startPasskeySignIn as startPasskey } from '../../people/index.ts';

export const startPasskeySignInOperation = implement(startPasskeySignIn, async ({ context, exchange }) => ({
  options: await startPasskey(context, exchange),
}));
