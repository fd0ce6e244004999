/** What ties an answer to the browser that was sent to the provider; secret until then. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Whom the provider has signed in. `reason` is for the log, and holds nothing of the answer. */
export type StaffIdentityReading =
  | { state: 'read'; email: string }
  | { state: 'cancelled' }
  | { state: 'emailNotVerified' }
  | { state: 'refused'; reason: string };

/** The lender's own identity provider, in which its people have their accounts. */
export interface StaffIdentityProvider {
  /** Where to send a browser, or why there is nowhere, which is for the log and holds nothing of an answer. */
  findSignInUrl(secrets: SignInSecrets): Promise<{ url: string } | { reason: string }>;
  /** Reads what the browser brought back: the query of the return address. */
  read(query: URLSearchParams, secrets: SignInSecrets): Promise<StaffIdentityReading>;
}
