/** Who the portal speaks for (design, rules: the brand comes from configuration). */
export interface Brand {
  name: string;
  phone: string;
  email: string;
  address: string;
  /** The page that verifies the lender's security seal; without one the badge has no link. */
  sealUrl?: string | undefined;
}

/** Whether addresses are suggested: by a service, by a stand-in that is marked as one, or not at all. */
export type AddressLookupKind = 'service' | 'sandbox' | 'off';

/** What the page carries from the server's configuration, in the data block `portal-configuration`. */
export interface PortalConfiguration {
  brand: Brand;
  /** Whole Canadian dollars: the most that may be asked for. */
  fundingMaximum: number;
  /** Mails are kept for `/dev/inbox` instead of sent: development without a mail server. */
  developmentInbox: boolean;
  addressLookup: AddressLookupKind;
  /** Whether one may sign in with Google; left out where not. */
  googleSignIn?: true;
  /** Whether those who agree are recorded; left out where not. */
  sessionRecorder?: true;
}
