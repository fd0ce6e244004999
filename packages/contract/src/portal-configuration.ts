import type { EstimateShare } from './estimate.ts';
import type { Language } from './language.ts';

/** The lender's name and contact, from the configuration. */
export interface Brand {
  name: string;
  phone: string;
  email: string;
  address: string;
  /** Page that verifies the lender's security seal; without it the badge is not a link. */
  sealUrl?: string | undefined;
}

/** Source of address suggestions: a service, a labelled sandbox, or none. */
export type AddressLookupKind = 'service' | 'sandbox' | 'off';

export interface GoogleSignInConfiguration {
  clientId: string;
  /** Script of Google Identity Services. */
  scriptUrl: string;
}

/** The part of the server's configuration that pages contain, in the data block `portal-configuration`. */
export interface PortalConfiguration {
  /** A lender may have another name and address in French. */
  brands: Record<Language, Brand>;
  /** Largest amount that can be requested, in whole Canadian dollars. */
  fundingMaximum: number;
  /** Retention of bank data and statement readings after an application is closed, in days. */
  bankDataDays: number;
  /** What businesses usually get as a share of annual revenue; omitted if not configured. */
  estimateShare?: EstimateShare;
  /** Mails are stored for `/dev/inbox` instead of sent: development without a mail server. */
  developmentInbox: boolean;
  addressLookup: AddressLookupKind;
  /** Omitted if Google sign-in is not configured. */
  googleSignIn?: GoogleSignInConfiguration;
  /** Set if customers who agree are recorded. */
  sessionRecorder?: true;
}
