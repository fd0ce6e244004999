import type { Language } from '@portal/contract/language';

export interface ProvedIdentity {
  /** Identifies the account permanently; its address may change. */
  subject: string;
  email: string;
  /** Whether the provider is the authority for this address, so that it cannot belong to anyone else. */
  isAddressProved: boolean;
}

/** The claims of a token. `refused` is for the log and contains nothing from the token. */
export type IdentityReading =
  | { state: 'read'; identity: ProvedIdentity }
  | { state: 'refused'; reason: 'signature' | 'claims' | 'nonce' | 'emailNotVerified' }
  | { state: 'unavailable' };

export interface IdentityProvider {
  /** Address to redirect the browser to. `state` comes back with the token, `nonce` inside it. */
  signInUrl(request: { state: string; nonce: string; language: Language }): string;
  /** Reads a token as of `now`; accepts it only with a nonce that passes `isNonce`. */
  read(token: string, expected: { isNonce: (nonce: string) => boolean; now: Date }): Promise<IdentityReading>;
}
