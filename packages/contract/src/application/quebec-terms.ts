import type { Province } from '../fields/provinces.ts';
import type { Language } from '../language.ts';

/**
 * Whether to show the French terms first and ask for an express choice of language: true for a business in Quebec that
 * accepted the terms in English (Charter of the French language, section 55).
 */
export function asksForTermsChoice(stateCode: Province | null, acceptedIn: Language | null): boolean {
  return stateCode === 'QC' && acceptedIn === 'en';
}
