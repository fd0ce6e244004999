import { requestLogin } from '@portal/contract/operations/auth';
import { implement } from '../../../kernel/operation.ts';
import { readBrowser, setPendingCookie } from '../actions/browser.ts';
import { makeToken } from '../actions/credentials.ts';
import { createVerification, describePending, sendVerification } from '../actions/request-verification.ts';

/** Known and unknown addresses take the same steps: only the mail shows who has an account. */
export const requestLoginOperation = implement(requestLogin, async ({ context, body, exchange }) => {
  const browser = readBrowser(exchange);
  const pendingToken = makeToken(context);

  const request = await context.database.transaction(async (tx) => {
    const created = await createVerification(tx, context, { purpose: 'login', ...body }, browser, pendingToken);
    return sendVerification(tx, context, created, browser, body.language);
  });

  setPendingCookie(exchange, pendingToken);
  return describePending(request, context.clock.now());
});
