import { stopReminders } from '@portal/contract/operations/privacy';
import { implement } from '../../../kernel/operation.ts';
import { stopReminders as stop } from '../actions/stop-reminders.ts';

/** The button of the page that a mail's link opens: a program that only follows links stops nothing. */
export const stopRemindersOperation = implement(stopReminders, async ({ context, body, exchange }) => {
  const { requestId, clientAddress } = exchange;
  await stop(context, { token: body.token, requestId, clientAddress });
  return undefined;
});
