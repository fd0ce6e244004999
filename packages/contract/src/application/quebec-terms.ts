import type { Province } from '../fields/provinces.ts';
import type { Language } from '../language.ts';

/**
 * Whether the French terms are shown first and an express choice between the languages is asked for: the business is in
 * Quebec and the terms were accepted in English (Charter of the French language, section 55; decisions, section 8).
 */
export function asksForTermsChoice(stateCode: Province | null, acceptedIn: Language | null): boolean {
  return stateCode === 'QC' && acceptedIn === 'en';
}
