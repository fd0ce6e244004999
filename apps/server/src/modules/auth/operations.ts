import { DomainError } from '@portal/contract/error-codes';
import { getSession } from '@portal/contract/operations/auth';
import * as staff from '@portal/contract/operations/staff';
import { implement, type ImplementedOperation } from '../../kernel/operation.ts';
import { pageOf, rowsOfPage } from '../../platform/pages.ts';
import { describeSession } from './actions/answer-proof.ts';
import { findSession } from './storage/sessions.ts';
import { extendSessionOperation } from './operations/extend-session.ts';
import { finishGoogleSignInOperation } from './operations/finish-google-sign-in.ts';
import { getPendingVerificationOperation } from './operations/get-pending-verification.ts';
import { logOutEverywhereOperation } from './operations/log-out-everywhere.ts';
import { logOutOperation } from './operations/log-out.ts';
import { regenerateTokensOperation } from './operations/regenerate-tokens.ts';
import { renewLinkOperation } from './operations/renew-link.ts';
import { requestLoginOperation } from './operations/request-login.ts';
import { resendVerificationOperation } from './operations/resend-verification.ts';
import { setRememberMeOperation } from './operations/set-remember-me.ts';
import { createKeyOperation } from './operations/staff/create-key.ts';
import { startGoogleSignInOperation } from './operations/start-google-sign-in.ts';
import { verifyCodeOperation } from './operations/verify-code.ts';
import { verifyLinkOperation } from './operations/verify-link.ts';
import { listApiKeys, revokeApiKey, toApiKey } from './storage/api-keys.ts';

export const authOperations: readonly ImplementedOperation[] = [
  requestLoginOperation,
  getPendingVerificationOperation,
  resendVerificationOperation,
  setRememberMeOperation,
  verifyCodeOperation,
  verifyLinkOperation,
  renewLinkOperation,
  startGoogleSignInOperation,
  finishGoogleSignInOperation,
  regenerateTokensOperation,
  implement(getSession, async ({ context, caller }) => {
    const session = await findSession(context.database.query, caller.sessionId);
    if (!session) throw new DomainError('errorUnauthorized');
    return describeSession(context, session);
  }),
  extendSessionOperation,
  logOutOperation,
  logOutEverywhereOperation,
  createKeyOperation,
  implement(staff.listKeys, async ({ context, query }) => {
    const wanted = { ...rowsOfPage(query), partnerId: query.partnerId };
    const { rows, next } = pageOf(query, await listApiKeys(context.database.query, wanted));
    return { keys: rows.map(toApiKey), next };
  }),
  implement(staff.revokeKey, async ({ context, params }) => {
    const row = await revokeApiKey(context.database.query, params.keyId, context.clock.now());
    if (!row) throw new DomainError('errorNotFound');
    return toApiKey(row);
  }),
];
