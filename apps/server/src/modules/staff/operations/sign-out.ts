import { signOut } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { signOut as endSession } from '../../people/index.ts';

export const signOutOperation = implement(signOut, async ({ context, exchange }) => {
  await endSession(context, exchange);
  return undefined;
});
