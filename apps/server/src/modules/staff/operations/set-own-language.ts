import { setOwnLanguage } from '@portal/contract/operations/staff-sign-in';
import { implement } from '../../../http/operation.ts';
import { getOwnSession, setOwnLanguage as setLanguage } from '../../people/index.ts';

export const setOwnLanguageOperation = implement(setOwnLanguage, async ({ context, caller, body, exchange }) => {
  await setLanguage(context, caller, body.language);
  return getOwnSession(context, exchange);
});
