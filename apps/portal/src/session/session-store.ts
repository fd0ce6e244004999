import type { ApplicationCreation, ExperienceType } from '@portal/contract/application/kinds';
import type { ApplicationStep } from '@portal/contract/application/steps';
import type { EligibilityStatus } from '@portal/contract/eligibility';
import type { BankData, BusinessInfo, PersonalInfo } from '@portal/contract/entities/entities';
import type { AddressSuggestion } from '@portal/contract/entities/address';
import { CANADA } from '@portal/contract/constants';
import { FALLBACK_LANGUAGE } from '@portal/contract/language';
import type { TextKey } from '@portal/locales';
import { create } from 'zustand';

export type AlertSeverity = 'success' | 'info' | 'warning' | 'error';

export interface Alert {
  severity: AlertSeverity;
  message: TextKey | null;
}

/**
 * Small state shared by screens. Memory only. Values that can be derived from the application or a list are not stored
 * again; see addresses.ts and entities.ts.
 */
export interface SessionState {
  alert: Alert;
  eligibilityStatus: EligibilityStatus | null;
  requestAmount: number | null;
  applicationId: string | null;
  businessId: string | null;
  customerId: string | null;
  email: string | null;
  applicationStep: ApplicationStep | null;
  experienceType: ExperienceType | null;
  applicationCreatedWith: ApplicationCreation | null;
  bankingRequired: boolean | null;
  businessInfo: BusinessInfo;
  personalInfo: PersonalInfo;
  /** Result of the bank's widget until the server has received it (bank-data.ts); after that, the server's ids. */
  bankData: BankData;
  personalAddressAutocompleteResults: AddressSuggestion[];
  businessAddressAutocompleteResults: AddressSuggestion[];
  sessionActive: boolean;
  loading: boolean;
  rememberMe: boolean;
  sidebar: boolean;
  eligibleDialogOpen: boolean;
}

const unknownAddress = { country: CANADA, street: null, city: null, stateCode: null, postalCode: null } as const;

export const initialSession: SessionState = {
  alert: { severity: 'info', message: null },
  eligibilityStatus: null,
  requestAmount: null,
  applicationId: null,
  businessId: null,
  customerId: null,
  email: null,
  applicationStep: null,
  experienceType: null,
  applicationCreatedWith: null,
  bankingRequired: null,
  businessInfo: {
    ...unknownAddress,
    id: null,
    companyName: null,
    legalBusinessName: null,
    annualRevenue: null,
    entityTypeCode: null,
    industryCode: null,
    subIndustryCode: null,
    industry: null,
    yearsInBusiness: null,
    ownershipPercentage: null,
  },
  personalInfo: {
    ...unknownAddress,
    emailAddress: '',
    firstName: null,
    lastName: null,
    acceptedTerms: false,
    phoneNumber: null,
    dateOfBirth: null,
    language: FALLBACK_LANGUAGE,
  },
  bankData: { flinksLoginId: null, flinksAccountId: null, flinksRequestId: null },
  personalAddressAutocompleteResults: [],
  businessAddressAutocompleteResults: [],
  sessionActive: false,
  loading: false,
  rememberMe: false,
  sidebar: false,
  eligibleDialogOpen: true,
};

/** Use in components as `useSession((session) => session.email)`. */
export const useSession = create<SessionState>()(() => initialSession);

export function getSession(): SessionState {
  return useSession.getState();
}

export function updateSession(change: Partial<SessionState>): void {
  useSession.setState(change);
}

export function resetSession(): void {
  useSession.setState(({ alert }) => ({ ...initialSession, alert }));
}
