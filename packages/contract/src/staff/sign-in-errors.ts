/**
 * Why nobody was signed in by the identity provider, as `/staff/sign-in?error=…` says it: no such person or removed, an
 * address that the provider has not verified, stopped at the provider, taken too long or begun in another browser, and
 * anything else.
 */
export const signInErrors = ['unknownPerson', 'emailNotVerified', 'cancelled', 'expired', 'failed'] as const;
export type SignInError = (typeof signInErrors)[number];
