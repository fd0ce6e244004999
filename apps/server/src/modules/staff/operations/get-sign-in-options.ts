import { getSignInOptions } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { listDemoPeople } from '../../people/index.ts';

export const getSignInOptionsOperation = implement(getSignInOptions, async ({ context }) => {
  const identityProvider = context.config.staffOidc !== undefined;
  return { identityProvider, passkeys: !identityProvider, demoPeople: await listDemoPeople(context) };
});
