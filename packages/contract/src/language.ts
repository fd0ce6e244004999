/** The two languages of the portal; English is the fallback (specification, section 1). */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export const FALLBACK_LANGUAGE: Language = 'en';

/** Anything but fr or en becomes en (specification, section 4, language toggle). */
export function toLanguage(value: unknown): Language {
  return value === 'fr' ? 'fr' : FALLBACK_LANGUAGE;
}
