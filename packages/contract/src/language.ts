export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
export const FALLBACK_LANGUAGE: Language = 'en';

/** Anything but fr or en becomes en. */
export function toLanguage(value: unknown): Language {
  return value === 'fr' ? 'fr' : FALLBACK_LANGUAGE;
}
