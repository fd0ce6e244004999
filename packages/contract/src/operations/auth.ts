import * as z from 'zod/mini';
import { pendingVerification, session } from '../entities/session.ts';
import { oneTimeCode } from '../fields/code.ts';
import { email } from '../fields/email.ts';
import { language } from '../fields/language.ts';
import { linkToken } from '../fields/link-token.ts';
import { defineOperation } from './operation.ts';

const signedIn = z.strictObject({
  outcome: z.literal('signedIn'),
  accessToken: z.string(),
  session,
});

const multipleContacts = z.strictObject({ outcome: z.literal('multipleContacts') });
const confirmationNeeded = z.strictObject({ outcome: z.literal('confirmationNeeded') });

export const requestLogin = defineOperation({
  operationId: 'Auth_RequestLogin',
  method: 'post',
  path: '/api/auth/logins',
  summary:
    'Ask for a mail with a code and a link. Known and unknown addresses get the same answer in the same time; the mail differs.',
  access: 'anyone',
  body: z.strictObject({ email, rememberMe: z.boolean(), language }),
  response: pendingVerification,
  errors: ['errorTooManyRequests'],
});

export const getPendingVerification = defineOperation({
  operationId: 'Auth_GetPendingVerification',
  method: 'get',
  path: '/api/auth/pending-verification',
  summary: 'The verification that this browser waits for. Gone once it was completed in another browser.',
  access: 'pendingVerification',
  response: pendingVerification,
  errors: ['errorNotFound', 'errorProvedElsewhere'],
});

export const resendVerification = defineOperation({
  operationId: 'Auth_ResendVerification',
  method: 'post',
  path: '/api/auth/pending-verification/sends',
  summary:
    'Send a fresh code and link; the earlier pair of this request ends. The first send for a customer found by the eligibility check too.',
  access: 'pendingVerification',
  body: z.strictObject({ language }),
  response: pendingVerification,
  errors: ['errorNotFound', 'errorProvedElsewhere', 'errorTooManyRequests'],
});

export const setRememberMe = defineOperation({
  operationId: 'Auth_SetRememberMe',
  method: 'put',
  path: '/api/auth/pending-verification/remember-me',
  summary: 'Whether the session that this verification starts is remembered on the device, by code or by link.',
  access: 'pendingVerification',
  body: z.strictObject({ rememberMe: z.boolean() }),
  response: pendingVerification,
  errors: ['errorNotFound'],
});

export const verifyCode = defineOperation({
  operationId: 'Auth_VerifyCode',
  method: 'post',
  path: '/api/auth/pending-verification/code',
  summary:
    'Prove the address with the code, in the browser that asked. A wrong code is 422 with the tries left; one whose time or tries are over is 410, and a new one must be sent. 429 while codes rest: the link of the mail still works.',
  access: 'pendingVerification',
  body: z.strictObject({ code: oneTimeCode }),
  response: z.discriminatedUnion('outcome', [signedIn, multipleContacts]),
  errors: ['errorOtpInvalid', 'errorOtpExpired', 'errorProvedElsewhere', 'errorNotFound', 'errorTooManyRequests'],
});

export const verifyLink = defineOperation({
  operationId: 'Auth_VerifyLink',
  method: 'post',
  path: '/api/auth/links',
  summary:
    'Prove the address with the token of a link. Without `confirmed` only the browser that asked is signed in; any other is asked to confirm, and nothing is used up. A browser that waits for the same address counts as the one that asked. A refusal says when a new mail can be requested.',
  access: 'anyone',
  body: z.strictObject({
    token: linkToken,
    confirmed: z.boolean(),
    /** The confirming browser's choice; without it, the choice made when the mail was requested. */
    rememberMe: z.optional(z.boolean()),
  }),
  response: z.discriminatedUnion('outcome', [signedIn, multipleContacts, confirmationNeeded]),
  errors: ['errorLinkExpired', 'errorTooManyRequests'],
});

export const renewLink = defineOperation({
  operationId: 'Auth_RenewLink',
  method: 'post',
  path: '/api/auth/links/renewals',
  summary: 'Ask for a new mail with the token of an expired or used link, as far as it is still known.',
  access: 'anyone',
  body: z.strictObject({ token: linkToken, language }),
  response: pendingVerification,
  errors: ['errorLinkExpired', 'errorTooManyRequests'],
});

export const startGoogleSignIn = defineOperation({
  operationId: 'Auth_StartGoogleSignIn',
  method: 'post',
  path: '/api/auth/google',
  summary: 'Where to send this browser to sign in with Google. Not found where the portal has no Google sign-in.',
  access: 'anyone',
  body: z.strictObject({ rememberMe: z.boolean(), language }),
  response: z.strictObject({ url: z.string() }),
  errors: ['errorNotFound', 'errorTooManyRequests'],
});

export const finishGoogleSignIn = defineOperation({
  operationId: 'Auth_FinishGoogleSignIn',
  method: 'post',
  path: '/api/auth/google/proofs',
  summary:
    'Sign in with what Google has sent back to this browser. An address that Google is no authority for is proved by a code; one without an account is reported as such. Forbidden where the token is not believed, gone where nothing waits.',
  access: 'anyone',
  response: z.discriminatedUnion('outcome', [
    signedIn,
    multipleContacts,
    z.strictObject({ outcome: z.literal('codeSent'), pending: pendingVerification }),
    z.strictObject({ outcome: z.literal('noAccount'), email: z.string() }),
  ]),
  errors: ['errorNotFound', 'errorLinkExpired', 'errorForbidden', 'errorTooManyRequests'],
});

export const regenerateTokens = defineOperation({
  operationId: 'Auth_RegenerateTokens',
  method: 'post',
  path: '/api/auth/tokens',
  summary: 'Rotate the refresh cookie and answer a new access token.',
  access: 'refreshCookie',
  response: z.strictObject({ accessToken: z.string() }),
  errors: ['errorUnauthorized'],
});

export const getSession = defineOperation({
  operationId: 'Auth_GetSession',
  method: 'get',
  path: '/api/auth/session',
  summary: 'Whose session this is, and until when. Asking does not extend it.',
  access: 'customer',
  passive: true,
  response: session,
  errors: [],
});

export const extendSession = defineOperation({
  operationId: 'Auth_ExtendSession',
  method: 'post',
  path: '/api/auth/session/extensions',
  summary: 'Stay: the idle time starts again.',
  access: 'customer',
  response: session,
  errors: [],
});

export const logOut = defineOperation({
  operationId: 'Auth_LogOut',
  method: 'post',
  path: '/api/auth/tokens/end',
  summary: 'End this session on the server and forget its cookie. Without a session nothing happens.',
  access: 'anyone',
  errors: [],
});

export const logOutEverywhere = defineOperation({
  operationId: 'Auth_LogOutEverywhere',
  method: 'post',
  path: '/api/auth/tokens/end-all',
  summary: 'End every session of this customer.',
  access: 'customer',
  errors: [],
});
