import type { ConsentKind } from '@portal/contract/consent';
import type { TextKey } from '@portal/locales';

interface ConsentTexts {
  name: TextKey;
  effect: TextKey;
}

export const consentTexts = {
  terms: { name: 'privacy.consents.terms.name', effect: 'privacy.consents.terms.effect' },
  privacy: { name: 'privacy.consents.privacy.name', effect: 'privacy.consents.privacy.effect' },
  softCreditCheck: {
    name: 'privacy.consents.softCreditCheck.name',
    effect: 'privacy.consents.softCreditCheck.effect',
  },
  declaration: { name: 'privacy.consents.declaration.name', effect: 'privacy.consents.declaration.effect' },
  bankData: { name: 'privacy.consents.bankData.name', effect: 'privacy.consents.bankData.effect' },
  contactAfterNotEligible: {
    name: 'privacy.consents.contact.name',
    effect: 'privacy.consents.contact.effect',
  },
  partnerReferral: {
    name: 'privacy.consents.partnerReferral.name',
    effect: 'privacy.consents.partnerReferral.effect',
  },
  sessionRecording: {
    name: 'privacy.consents.sessionRecording.name',
    effect: 'privacy.consents.sessionRecording.effect',
  },
} as const satisfies Record<ConsentKind, ConsentTexts>;
