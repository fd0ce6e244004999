/**
 * Why the identity provider's sign-in failed, as in `/staff/sign-in?error=…`: unknown or removed person, unverified
 * address, cancelled, too late or from another browser, anything else.
 */
export const signInErrors = ['unknownPerson', 'emailNotVerified', 'cancelled', 'expired', 'failed'] as const;
export type SignInError = (typeof signInErrors)[number];
