import type { Language } from './language.ts';

/** Each kind of consent is recorded separately. */
export const consentKinds = [
  'terms',
  'privacy',
  'softCreditCheck',
  'declaration',
  'bankData',
  'contactAfterNotEligible',
  'partnerReferral',
  'sessionRecording',
] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Version of the current text. Change it with the text, in both languages. */
export const consentTextVersions = {
  terms: '2026-12',
  privacy: '2026-12',
  softCreditCheck: '2026-01',
  declaration: '2026-01',
  bankData: '2026-01',
  contactAfterNotEligible: '2026-12',
  partnerReferral: '2026-01',
  sessionRecording: '2026-01',
} as const satisfies Record<ConsentKind, string>;

export interface ConsentText {
  kind: ConsentKind;
  textVersion: string;
  language: Language;
}

export function currentConsentText(kind: ConsentKind, language: Language): ConsentText {
  return { kind, textVersion: consentTextVersions[kind], language };
}
