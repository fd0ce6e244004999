import { requestVerification } from '@portal/contract/operations/referral';
import { implement } from '../../../kernel/operation.ts';
import {
  createVerification,
  describePending,
  makeToken,
  readBrowser,
  sendVerification,
  setPendingCookie,
} from '../../auth/index.ts';
import { getOpenReferral } from '../actions/get-referral-of-link.ts';
import { recordReferralConsents } from '../actions/record-referral-consents.ts';

/** Known and new addresses take the same steps and get the same response. */
export const requestVerificationOperation = implement(requestVerification, async ({ context, body, exchange }) => {
  const { email, language } = body;
  const browser = readBrowser(exchange);
  const pendingToken = makeToken(context);

  const request = await context.database.transaction(async (tx) => {
    const referral = await getOpenReferral(tx, context, body.token);
    const wanted = { purpose: 'referral', email, language, rememberMe: false, referralId: referral.id } as const;
    const created = await createVerification(tx, context, wanted, browser, pendingToken);
    await recordReferralConsents(tx, context, language, {
      email,
      verificationRequestId: created.id,
      clientAddress: exchange.clientAddress,
    });
    return sendVerification(tx, context, created, browser, language);
  });

  setPendingCookie(exchange, pendingToken);
  return describePending(request, context.clock.now());
});
