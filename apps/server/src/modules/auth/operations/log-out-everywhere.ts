import { logOutEverywhere } from '@portal/contract/operations/auth';
import { implement } from '../../../kernel/operation.ts';
import { dropCachedSessions } from '../actions/authenticate.ts';
import { endSessionsOfCustomer } from '../storage/sessions.ts';

export const logOutEverywhereOperation = implement(logOutEverywhere, async ({ context, caller, exchange }) => {
  const ended = await endSessionsOfCustomer(context.database.query, caller.customerId, context.clock.now());
  dropCachedSessions(context, ended);

  exchange.clearCookie('refresh');
  return undefined;
});
