import { setOwnWorkList } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { getOwnSession, setOwnWorkList as setWorkList } from '../../people/index.ts';

export const setOwnWorkListOperation = implement(setOwnWorkList, async ({ context, caller, body, exchange }) => {
  await setWorkList(context, caller.personId, body);
  return getOwnSession(context, exchange);
});
