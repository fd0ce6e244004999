import type { Language } from '@portal/contract/language';

/** Whom a provider of identities has signed in. */
export interface ProvedIdentity {
  /** Names the account for ever; its address may change. */
  subject: string;
  email: string;
  /** Whether the provider is the authority for this address: nobody else can have it. */
  isAddressProved: boolean;
}

/** What a token says. `refused` is for the log, and holds nothing of the token. */
export type IdentityReading =
  | { state: 'read'; identity: ProvedIdentity }
  | { state: 'refused'; reason: 'signature' | 'claims' | 'nonce' | 'emailNotVerified' }
  | { state: 'unavailable' };

/** Another site where people prove who they are. A token that it gives out comes back to us by the browser. */
export interface IdentityProvider {
  /** Where to send a browser. `state` comes back with the token, `nonce` in it. */
  signInUrl(request: { state: string; nonce: string; language: Language }): string;
  /** Reads a token at a time; it is believed only with a nonce that `isNonce` knows. */
  read(token: string, expected: { isNonce: (nonce: string) => boolean; now: Date }): Promise<IdentityReading>;
}
