/** Binds a response to the browser that was redirected to the provider; must stay secret until the response arrives. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The signed-in person. `reason` is for the log and contains nothing from the response. */
export type StaffIdentityReading =
  | { state: 'read'; email: string }
  | { state: 'cancelled' }
  | { state: 'emailNotVerified' }
  | { state: 'refused'; reason: string };

export interface StaffIdentityProvider {
  /** Address to redirect the browser to, or the reason there is none, for the log. */
  findSignInUrl(secrets: SignInSecrets): Promise<{ url: string } | { reason: string }>;
  read(query: URLSearchParams, secrets: SignInSecrets): Promise<StaffIdentityReading>;
}
