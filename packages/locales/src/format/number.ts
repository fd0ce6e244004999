import type { Language } from '@portal/contract/language';

export const locales = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Language, string>;

export const NO_BREAK_SPACE = '\u00A0';

/** Intl mixes kinds of spaces; we use only the no-break space. */
export function withHouseSpaces(text: string): string {
  return text.replace(/[\u202F\u2009]/gu, NO_BREAK_SPACE);
}

/** `240,000`, `240 000`; at most `decimals` decimals. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  return withHouseSpaces(new Intl.NumberFormat(locales[language], { maximumFractionDigits: decimals }).format(value));
}
