import type { ConsentKind } from '../consent.ts';

/**
 * What taking a consent back brings with it. `freely`: nothing else; `disconnectsBank`: the bank is disconnected, here
 * and at the provider; `endsApplications`: the open applications that rest on it have to be withdrawn first.
 */
export const consentWithdrawals = {
  terms: 'endsApplications',
  privacy: 'endsApplications',
  softCreditCheck: 'endsApplications',
  declaration: 'endsApplications',
  partnerReferral: 'endsApplications',
  bankData: 'disconnectsBank',
  contactAfterNotEligible: 'freely',
  sessionRecording: 'freely',
} as const satisfies Record<ConsentKind, 'freely' | 'disconnectsBank' | 'endsApplications'>;
