import { stopReminders } from '@portal/contract/operations/privacy';
import { implement } from '../../../kernel/operation.ts';
import { stopReminders as stop } from '../actions/stop-reminders.ts';

/** Handles the button on the page to which a mail links. Programs that only follow links stop nothing. */
export const stopRemindersOperation = implement(stopReminders, async ({ context, body, exchange }) => {
  const { requestId, clientAddress } = exchange;
  await stop(context, { token: body.token, requestId, clientAddress });
  return undefined;
});
