import * as z from 'zod/mini';
import { loadingMessages } from '../application/kinds.ts';
import { oneTimeCode } from '../fields/code.ts';
import { email } from '../fields/email.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';
import { defineOperation } from './operation.ts';

/** The state of the verification that this browser asked for. */
export const pendingVerification = z.strictObject({
  email: z.string(),
  rememberMe: z.boolean(),
  sent: z.boolean(),
  resendAvailableAt: instant,
  codeExpiresAt: instant,
  triesLeft: z.number(),
  /** The server's time, so that countdowns do not depend on the browser's clock. */
  serverTime: instant,
});
export type PendingVerification = z.infer<typeof pendingVerification>;

const session = z.strictObject({
  customerId: identifier,
  email: z.string(),
  language,
  rememberMe: z.boolean(),
  /** When the session ends unless something is done (idle), and at the latest. */
  idleEndsAt: instant,
  endsAt: instant,
  serverTime: instant,
});
export type Session = z.infer<typeof session>;

/** What follows once an address is proved. */
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
  answer: pendingVerification,
  errors: ['errorTooManyRequests'],
});

export const getPendingVerification = defineOperation({
  operationId: 'Auth_GetPendingVerification',
  method: 'get',
  path: '/api/auth/pending-verification',
  summary: 'The verification that this browser waits for.',
  access: 'pendingVerification',
  answer: pendingVerification,
  errors: ['errorNotFound'],
});

export const resendVerification = defineOperation({
  operationId: 'Auth_ResendVerification',
  method: 'post',
  path: '/api/auth/pending-verification/sends',
  summary:
    'Send a fresh code and link; the earlier pair of this request ends. The first send for a customer found by the eligibility check too.',
  access: 'pendingVerification',
  body: z.strictObject({ language }),
  answer: pendingVerification,
  errors: ['errorNotFound', 'errorTooManyRequests'],
});

export const verifyCode = defineOperation({
  operationId: 'Auth_VerifyCode',
  method: 'post',
  path: '/api/auth/pending-verification/code',
  summary:
    'Prove the address with the code, in the browser that asked. A wrong code is 422 with the tries left; one whose time or tries are over is 410, and a new one must be sent.',
  access: 'pendingVerification',
  body: z.strictObject({ code: oneTimeCode }),
  answer: z.discriminatedUnion('outcome', [signedIn, multipleContacts]),
  errors: ['errorOtpInvalid', 'errorOtpExpired', 'errorNotFound', 'errorTooManyRequests'],
});

export const verifyLink = defineOperation({
  operationId: 'Auth_VerifyLink',
  method: 'post',
  path: '/api/auth/links',
  summary:
    'Prove the address with the token of a link. Without `confirmed` only the browser that asked is signed in; any other is told to confirm, and nothing is used up.',
  access: 'anyone',
  body: z.strictObject({
    token: z.string({ error: 'errors.errorLinkExpired' }).check(z.maxLength(200, { error: 'errors.errorLinkExpired' })),
    confirmed: z.boolean(),
  }),
  answer: z.discriminatedUnion('outcome', [signedIn, multipleContacts, confirmationNeeded]),
  errors: ['errorLinkExpired', 'errorTooManyRequests'],
});

export const renewLink = defineOperation({
  operationId: 'Auth_RenewLink',
  method: 'post',
  path: '/api/auth/links/renewals',
  summary: 'Ask for a new mail with the token of an expired or used link, as far as it is still known.',
  access: 'anyone',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)), language }),
  answer: pendingVerification,
  errors: ['errorLinkExpired', 'errorTooManyRequests'],
});

export const startGoogleSignIn = defineOperation({
  operationId: 'Auth_StartGoogleSignIn',
  method: 'post',
  path: '/api/auth/google',
  summary: 'Where to send this browser to sign in with Google. Not found where the portal has no Google sign-in.',
  access: 'anyone',
  body: z.strictObject({ rememberMe: z.boolean(), language }),
  answer: z.strictObject({ url: z.string() }),
  errors: ['errorNotFound', 'errorTooManyRequests'],
});

export const finishGoogleSignIn = defineOperation({
  operationId: 'Auth_FinishGoogleSignIn',
  method: 'post',
  path: '/api/auth/google/proofs',
  summary:
    'Sign in with what Google has sent back to this browser. An address that Google is no authority for is proved by a code; one without an account is told. Forbidden where the token is not believed, gone where nothing waits.',
  access: 'anyone',
  answer: z.discriminatedUnion('outcome', [
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
  answer: z.strictObject({ accessToken: z.string() }),
  errors: ['errorUnauthorized'],
});

export const getSession = defineOperation({
  operationId: 'Auth_GetSession',
  method: 'get',
  path: '/api/auth/session',
  summary: 'Whose session this is, and until when. Asking does not extend it.',
  access: 'customer',
  passive: true,
  answer: session,
  errors: [],
});

export const extendSession = defineOperation({
  operationId: 'Auth_ExtendSession',
  method: 'post',
  path: '/api/auth/session/extensions',
  summary: 'Stay: the idle time starts again.',
  access: 'customer',
  answer: session,
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

/** Which of the three messages the loading screen shows (specification, section 2). */
export const loadingMessage = z.enum(loadingMessages);
