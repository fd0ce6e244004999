import * as z from 'zod/mini';
import { STAFF_SIGN_INS_A_MINUTE } from '../../constants.ts';
import { described } from '../../fields/described.ts';
import { identifier } from '../../fields/identifier.ts';
import { language } from '../../fields/language.ts';
import { linkToken } from '../../fields/link-token.ts';
import { madePasskey, passkeyCreation, passkeyRequest, usedPasskey } from '../../staff/passkeys.ts';
import { staffRole, staffSession } from '../../staff/people.ts';
import { ownWorkList } from '../../staff/work-list.ts';
import { defineOperation } from '../operation.ts';

const SIGN_IN_PATH = '/api/staff/sign-in';
const SESSION_PATH = '/api/staff/session';

export const getSignInOptions = defineOperation({
  operationId: 'Staff_GetSignInOptions',
  method: 'get',
  path: SIGN_IN_PATH,
  summary:
    'Get how to sign in to the console: through the lender’s identity provider or by passkey. In development, the demo people are also listed.',
  access: 'staffBrowser',
  response: z.strictObject({
    identityProvider: z.boolean(),
    passkeys: z.boolean(),
    demoPeople: z.array(z.strictObject({ personId: identifier, name: z.string(), role: staffRole })),
    wasRemoved: described(
      z.boolean(),
      'Whether the last session of this browser belonged to a person who has been removed.',
    ),
  }),
  errors: [],
});

export const startPasskeySignIn = defineOperation({
  operationId: 'Staff_StartPasskeySignIn',
  method: 'post',
  path: `${SIGN_IN_PATH}/passkey-challenges`,
  summary:
    'Create a passkey challenge for this browser, which works once, for five minutes. Not found if people sign in through an identity provider.',
  access: 'staffBrowser',
  mostAMinute: STAFF_SIGN_INS_A_MINUTE,
  response: z.strictObject({ options: passkeyRequest }),
  errors: ['errorNotFound'],
});

export const finishPasskeySignIn = defineOperation({
  operationId: 'Staff_FinishPasskeySignIn',
  method: 'post',
  path: `${SIGN_IN_PATH}/passkeys`,
  summary:
    'Sign in with a challenge signed by a passkey. Gone if this browser has no open challenge; forbidden if the passkey is unknown or its signature is invalid.',
  access: 'staffBrowser',
  mostAMinute: STAFF_SIGN_INS_A_MINUTE,
  body: z.strictObject({ response: usedPasskey }),
  response: staffSession,
  errors: ['errorNotFound', 'errorLinkExpired', 'errorForbidden'],
});

const invitationErrors = ['errorNotFound', 'errorLinkExpired', 'errorLinkUsed'] as const;

export const openInvitation = defineOperation({
  operationId: 'Staff_OpenInvitation',
  method: 'post',
  path: '/api/staff/invitations/openings',
  summary:
    'Open an invitation without using it up. Returns who it is for, and a challenge to create a passkey in this browser.',
  access: 'staffBrowser',
  mostAMinute: STAFF_SIGN_INS_A_MINUTE,
  body: z.strictObject({ token: linkToken }),
  response: z.strictObject({
    name: z.string(),
    email: z.string(),
    role: staffRole,
    language,
    options: passkeyCreation,
  }),
  errors: invitationErrors,
});

export const acceptInvitation = defineOperation({
  operationId: 'Staff_AcceptInvitation',
  method: 'post',
  path: '/api/staff/invitations/acceptances',
  summary:
    'Register the passkey that this browser has created, and sign in. This uses up the invitation. Forbidden if the passkey cannot be verified.',
  access: 'staffBrowser',
  mostAMinute: STAFF_SIGN_INS_A_MINUTE,
  body: z.strictObject({ token: linkToken, response: madePasskey }),
  response: staffSession,
  errors: [...invitationErrors, 'errorForbidden'],
});

export const signInAsDemoPerson = defineOperation({
  operationId: 'Staff_SignInAsDemoPerson',
  method: 'post',
  path: `${SIGN_IN_PATH}/demo-people/{personId}`,
  summary: 'Sign in as one of the demo people. Not found except in development.',
  access: 'staffBrowser',
  mostAMinute: STAFF_SIGN_INS_A_MINUTE,
  params: z.strictObject({ personId: identifier }),
  response: staffSession,
  errors: ['errorNotFound'],
});

export const getStaffSession = defineOperation({
  operationId: 'Staff_GetSession',
  method: 'get',
  path: SESSION_PATH,
  summary: 'Get the session, with its person and end; null if no one is signed in. This call does not extend it.',
  access: 'staffBrowser',
  response: z.strictObject({ session: z.nullable(staffSession) }),
  errors: [],
});

export const signOut = defineOperation({
  operationId: 'Staff_SignOut',
  method: 'delete',
  path: SESSION_PATH,
  summary: 'End this session and clear its cookie. Without a session, nothing happens.',
  access: 'staffBrowser',
  errors: [],
});

export const setOwnLanguage = defineOperation({
  operationId: 'Staff_SetOwnLanguage',
  method: 'put',
  path: `${SESSION_PATH}/language`,
  summary: 'Save the language of your own emails and of the console.',
  access: 'staffSession',
  body: z.strictObject({ language }),
  response: staffSession,
  errors: [],
});

export const setOwnWorkList = defineOperation({
  operationId: 'Staff_SetOwnWorkList',
  method: 'put',
  path: `${SESSION_PATH}/work-list`,
  summary: 'Save your own work list settings, which are its columns, initial order and saved views.',
  access: 'staffSession',
  body: ownWorkList,
  response: staffSession,
  errors: [],
});
