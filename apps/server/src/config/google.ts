import { isProduction, type ProcessValues } from './process.ts';
import { baseUrl, lineOf } from './values/schemas.ts';
import type { Rule, ValuesOf, Variables } from './values/variable.ts';

export interface GoogleAccess {
  clientId: string;
  issuer: string;
  signInUrl: string;
  keysUrl: string;
  scriptUrl: string;
}

export interface GoogleConfig {
  /** Undefined if Google sign-in is off. */
  google: GoogleAccess | undefined;
}

export const googleVariables = {
  GOOGLE_CLIENT_ID: {
    schema: lineOf(200, /^[\w.-]+$/u, 'must be letters, digits, dots, - and _'),
    unset: 'none: no button',
    meaning: 'client id that lets customers sign in with Google ([how](operations.md#google-sign-in))',
  },
  GOOGLE_ISSUER: {
    schema: baseUrl,
    default: 'https://accounts.google.com',
    meaning: 'issuer of the ID tokens',
  },
  GOOGLE_SIGN_IN_URL: {
    schema: baseUrl,
    default: 'https://accounts.google.com/o/oauth2/v2/auth',
    meaning: 'sign-in page of the issuer',
  },
  GOOGLE_KEYS_URL: {
    schema: baseUrl,
    default: 'https://www.googleapis.com/oauth2/v3/certs',
    meaning: 'keys with which the issuer signs its tokens',
  },
  GOOGLE_SCRIPT_URL: {
    schema: baseUrl,
    default: 'https://accounts.google.com/gsi/client',
    meaning: 'script that the log-in screen loads; its other files are in the same folder',
  },
} as const satisfies Variables;
type GoogleValues = ValuesOf<typeof googleVariables>;

/** These keys and this script decide who is signed in, so production requires https. */
export function googleRules(values: GoogleValues & ProcessValues): Rule[] {
  return (['GOOGLE_ISSUER', 'GOOGLE_SIGN_IN_URL', 'GOOGLE_KEYS_URL', 'GOOGLE_SCRIPT_URL'] as const).map((variable) => [
    isProduction(values) && values[variable].startsWith('http:'),
    `${variable} must start with https:// in production`,
  ]);
}

export function googleOf(values: GoogleValues): GoogleConfig {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer } = values;
  if (clientId === undefined) return { google: undefined };
  return {
    google: {
      clientId,
      issuer,
      signInUrl: values.GOOGLE_SIGN_IN_URL,
      keysUrl: values.GOOGLE_KEYS_URL,
      scriptUrl: values.GOOGLE_SCRIPT_URL,
    },
  };
}
