import type { EstimateShare } from './estimate.ts';
import type { Language } from './language.ts';

/** The name the portal presents (design, rules: the brand comes from configuration). */
export interface Brand {
  name: string;
  phone: string;
  email: string;
  address: string;
  /** The page that verifies the lender's security seal; without one the badge has no link. */
  sealUrl?: string | undefined;
}

/** Whether addresses are suggested: by a service, by a marked sandbox, or not at all. */
export type AddressLookupKind = 'service' | 'sandbox' | 'off';

export interface GoogleSignInConfiguration {
  clientId: string;
  /** Of Google Identity Services. */
  scriptUrl: string;
}

/** The part of the server's configuration in the page, in the data block `portal-configuration`. */
export interface PortalConfiguration {
  /** A lender may go by another name and address in French. */
  brands: Record<Language, Brand>;
  /** Whole Canadian dollars: the maximum amount that can be requested. */
  fundingMaximum: number;
  /** How long what was read of bank data and statements is kept after an application is closed, in days. */
  bankDataDays: number;
  /** What businesses usually get, as a share of annual revenue; omitted if the lender says nothing of it. */
  estimateShare?: EstimateShare;
  /** Mails are stored for `/dev/inbox` instead of sent: development without a mail server. */
  developmentInbox: boolean;
  addressLookup: AddressLookupKind;
  /** How to sign in with Google; omitted where it is not configured. */
  googleSignIn?: GoogleSignInConfiguration;
  /** Whether customers who agree are recorded; omitted if not. */
  sessionRecorder?: true;
}
