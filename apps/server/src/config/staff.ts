import { isProduction, type ProcessValues } from './process.ts';
import { baseUrl, emailAddress, lineOf, origin, secretText } from './values/schemas.ts';
import { allOrNone, type Rule, type ValuesOf, type Variables } from './values/variable.ts';

export interface StaffOidcAccess {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface StaffConfig {
  /** Address of the console; undefined if it is the portal's address. */
  staffUrl: string | undefined;
  consoleUrl: string;
  staffAdminEmail: string | undefined;
  /** Undefined if people sign in with passkeys. */
  staffOidc: StaffOidcAccess | undefined;
}

export const staffVariables = {
  STAFF_URL: {
    schema: origin,
    unset: '`PUBLIC_URL`',
    meaning: 'only address that serves the console ([how](operations.md#console-address))',
  },
  STAFF_ADMIN_EMAIL: {
    schema: emailAddress,
    unset: 'none',
    meaning: 'email address of the first console administrator, who is invited at startup',
  },
  STAFF_OIDC_ISSUER: {
    schema: baseUrl,
    unset: 'none: people sign in by passkey',
    meaning: 'the lender’s identity provider ([how](operations.md#identity-provider))',
  },
  STAFF_OIDC_CLIENT_ID: {
    schema: lineOf(255, /^[!-~]+$/u, 'must be printable ASCII characters without spaces'),
    unset: 'none',
    meaning: 'client id of the console at the identity provider',
    requiredWhen: 'with `STAFF_OIDC_ISSUER`',
  },
  STAFF_OIDC_CLIENT_SECRET: {
    isSecret: true,
    schema: secretText,
    unset: 'none',
    meaning: 'client secret of the console',
    requiredWhen: 'with `STAFF_OIDC_ISSUER`',
  },
} as const satisfies Variables;
type StaffValues = ValuesOf<typeof staffVariables>;

/** The identity provider decides who is signed in, so production requires https. */
export function staffRules(values: StaffValues & ProcessValues): Rule[] {
  return [
    [
      isProduction(values) && values.STAFF_OIDC_ISSUER?.startsWith('http:') === true,
      'STAFF_OIDC_ISSUER must start with https:// in production',
    ],
    [
      values.STAFF_URL !== undefined && values.STAFF_URL === values.PUBLIC_URL,
      'STAFF_URL must differ from PUBLIC_URL; leave it out to use one address',
    ],
    ...allOrNone(values, ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET'], {}),
  ];
}

export function staffOf(values: StaffValues, publicUrl: string): StaffConfig {
  const {
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: clientId,
    STAFF_OIDC_CLIENT_SECRET: clientSecret,
    STAFF_URL: staffUrl,
  } = values;
  const hasProvider = issuer !== undefined && clientId !== undefined && clientSecret !== undefined;
  return {
    staffUrl,
    consoleUrl: staffUrl ?? publicUrl,
    staffAdminEmail: values.STAFF_ADMIN_EMAIL,
    staffOidc: hasProvider ? { issuer, clientId, clientSecret } : undefined,
  };
}
