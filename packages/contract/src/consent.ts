import type { Language } from './language.ts';

/** What a person can consent to; each consent is its own record (decisions, section 8). */
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

/** The version of the text shown now. Change it with the text, in both languages at once. */
export const consentTextVersions = {
  terms: '2026-01',
  privacy: '2026-11',
  softCreditCheck: '2026-01',
  declaration: '2026-01',
  bankData: '2026-01',
  contactAfterNotEligible: '2026-11',
  partnerReferral: '2026-01',
  sessionRecording: '2026-01',
} as const satisfies Record<ConsentKind, string>;

/** A text as shown. */
export interface ConsentText {
  kind: ConsentKind;
  textVersion: string;
  language: Language;
}

/** The current text of `kind` in `language`. */
export function currentConsentText(kind: ConsentKind, language: Language): ConsentText {
  return { kind, textVersion: consentTextVersions[kind], language };
}
