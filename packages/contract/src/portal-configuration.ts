import type { EstimateShare } from './estimate.ts';
import type { Language } from './language.ts';
import type { UsualTerms } from './usual-terms.ts';

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
  scriptUrl: string;
}

export interface PortalConfiguration {
  brands: Record<Language, Brand>;
  fundingMaximum: number;
  /** All days and times are those of the lender's office. */
  officeTimeZone: string;
  /** Retention of bank data and statement readings after an application is closed, in days. */
  bankDataDays: number;
  /** What businesses usually get as a share of annual revenue; omitted if not configured. */
  estimateShare?: EstimateShare;
  /** Empty if the lender states nothing. */
  usualTerms: UsualTerms;
  /** Emails are stored for `/dev/inbox` instead of being sent, in development without a mail server. */
  developmentInbox: boolean;
  addressLookup: AddressLookupKind;
  googleSignIn?: GoogleSignInConfiguration;
  sessionRecorder?: true;
}
