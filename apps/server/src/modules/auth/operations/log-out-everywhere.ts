import { logOutEverywhere } from '@portal/contract/operations/auth';
import { implement } from '../../../kernel/operation.ts';
import { forgetSessions } from '../actions/authenticate.ts';
import { endSessionsOfCustomer } from '../storage/sessions.ts';

export const logOutEverywhereOperation = implement(logOutEverywhere, async ({ context, caller, exchange }) => {
  const ended = await endSessionsOfCustomer(context.database.query, caller.customerId, context.clock.now());
  forgetSessions(context, ended);

  exchange.clearCookie('refresh');
  return undefined;
});
