import type { ImplementedOperation } from '../../kernel/operation.ts';
import { extendSessionOperation } from './operations/extend-session.ts';
import { finishGoogleSignInOperation } from './operations/finish-google-sign-in.ts';
import { getPendingVerificationOperation } from './operations/get-pending-verification.ts';
import { getSessionOperation } from './operations/get-session.ts';
import { logOutEverywhereOperation } from './operations/log-out-everywhere.ts';
import { logOutOperation } from './operations/log-out.ts';
import { regenerateTokensOperation } from './operations/regenerate-tokens.ts';
import { renewLinkOperation } from './operations/renew-link.ts';
import { requestLoginOperation } from './operations/request-login.ts';
import { resendVerificationOperation } from './operations/resend-verification.ts';
import { setRememberMeOperation } from './operations/set-remember-me.ts';
import { startGoogleSignInOperation } from './operations/start-google-sign-in.ts';
import { verifyCodeOperation } from './operations/verify-code.ts';
import { verifyLinkOperation } from './operations/verify-link.ts';

/** Every operation of the module. */
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
  getSessionOperation,
  extendSessionOperation,
  logOutOperation,
  logOutEverywhereOperation,
];
