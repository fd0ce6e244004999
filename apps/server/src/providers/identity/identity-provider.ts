import type { Language } from '@portal/contract/language';

/** The person signed in by an identity provider. */
export interface ProvedIdentity {
  /** Identifies the account forever; its address may change. */
  subject: string;
  email: string;
  /** Whether the provider is the authority for this address: nobody else can have it. */
  isAddressProved: boolean;
}

/** The claims of a token. `refused` is for the log, and holds nothing of the token. */
export type IdentityReading =
  | { state: 'read'; identity: ProvedIdentity }
  | { state: 'refused'; reason: 'signature' | 'claims' | 'nonce' | 'emailNotVerified' }
  | { state: 'unavailable' };

/** Another site that verifies identities. Its token reaches us through the browser. */
export interface IdentityProvider {
  /** Where to send a browser. `state` comes back with the token, `nonce` in it. */
  signInUrl(request: { state: string; nonce: string; language: Language }): string;
  /** Reads a token as of a time; it is accepted only with a nonce that `isNonce` knows. */
  read(token: string, expected: { isNonce: (nonce: string) => boolean; now: Date }): Promise<IdentityReading>;
}
