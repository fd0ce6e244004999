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
    'Request an email with a code and a link. Known and unknown addresses get the same response in the same time; only the email differs.',
  access: 'anyone',
  body: z.strictObject({ email, rememberMe: z.boolean(), language }),
  response: pendingVerification,
  errors: ['errorTooManyRequests'],
});

export const getPendingVerification = defineOperation({
  operationId: 'Auth_GetPendingVerification',
  method: 'get',
  path: '/api/auth/pending-verification',
  summary: 'Get the verification that this browser is waiting for, and whether another browser has completed it.',
  access: 'pendingVerification',
  response: pendingVerification,
  errors: ['errorNotFound'],
});

export const resendVerification = defineOperation({
  operationId: 'Auth_ResendVerification',
  method: 'post',
  path: '/api/auth/pending-verification/sends',
  summary:
    'Send a new code and link, which replace the previous ones. After an eligibility check, this also sends the first email to an existing customer.',
  access: 'pendingVerification',
  body: z.strictObject({ language }),
  response: pendingVerification,
  errors: ['errorNotFound', 'errorProvedElsewhere', 'errorTooManyRequests'],
});

export const setRememberMe = defineOperation({
  operationId: 'Auth_SetRememberMe',
  method: 'put',
  path: '/api/auth/pending-verification/remember-me',
  summary:
    'Choose whether the session is remembered on the device. This applies to the session that this verification starts, by code or link.',
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
    'Verify the address with the code, in the browser that requested it. A wrong code gets 422 with the attempts left. An expired or used-up code gets 410, and a new one must be sent. While codes are blocked, the response is 429, but the link in the email still works.',
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
    'Verify the address with the token of a link. Without `confirmed`, only a browser that is waiting for this address is signed in; any other must confirm first, and the link stays valid. A refusal says when a new email can be requested.',
  access: 'anyone',
  body: z.strictObject({
    token: linkToken,
    confirmed: z.boolean(),
    /** The confirming browser's choice; without it, the choice made when the email was requested. */
    rememberMe: z.optional(z.boolean()),
  }),
  response: z.discriminatedUnion('outcome', [signedIn, multipleContacts, confirmationNeeded]),
  errors: ['errorLinkExpired', 'errorTooManyRequests'],
});

export const renewLink = defineOperation({
  operationId: 'Auth_RenewLink',
  method: 'post',
  path: '/api/auth/links/renewals',
  summary: 'Request a new email with the token of an expired or used link, if the token is still known.',
  access: 'anyone',
  body: z.strictObject({ token: linkToken, language }),
  response: pendingVerification,
  errors: ['errorLinkExpired', 'errorTooManyRequests'],
});

export const startGoogleSignIn = defineOperation({
  operationId: 'Auth_StartGoogleSignIn',
  method: 'post',
  path: '/api/auth/google',
  summary:
    'Start a sign-in with Google. Returns the address to send this browser to. Not found if the portal has no Google sign-in.',
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
    'Finish a sign-in with what Google sent back to this browser. If Google is not the authority for the address, a code verifies it; an address without an account is reported. Forbidden if the token is not valid, gone if no sign-in is waiting.',
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
  summary: 'Rotate the refresh cookie and return a new access token.',
  access: 'refreshCookie',
  response: z.strictObject({ accessToken: z.string() }),
  errors: ['errorUnauthorized'],
});

export const getSession = defineOperation({
  operationId: 'Auth_GetSession',
  method: 'get',
  path: '/api/auth/session',
  summary: 'Get the session: whose it is and when it ends. This call does not extend it.',
  access: 'customer',
  passive: true,
  response: session,
  errors: [],
});

export const extendSession = defineOperation({
  operationId: 'Auth_ExtendSession',
  method: 'post',
  path: '/api/auth/session/extensions',
  summary: 'Stay logged in. The idle time starts again.',
  access: 'customer',
  response: session,
  errors: [],
});

export const logOut = defineOperation({
  operationId: 'Auth_LogOut',
  method: 'post',
  path: '/api/auth/tokens/end',
  summary: 'End this session on the server and clear its cookie. Without a session, nothing happens.',
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
