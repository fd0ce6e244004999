import type { Language } from '@portal/contract/language';

export const locales = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Language, string>;

export const NO_BREAK_SPACE = '\u00A0';

/** Intl mixes kinds of spaces; we use only the no-break space. */
export function withFixedSpaces(text: string): string {
  return text.replace(/[\u202F\u2009]/gu, NO_BREAK_SPACE);
}

/** Caches formats by language and options: creating one is far slower than using it. */
function onceForEach<Options, Format>(
  make: (locale: string, options: Options) => Format,
): (language: Language, options: Options) => Format {
  const made = new Map<string, Format>();
  return (language, options) => {
    const key = language + JSON.stringify(options);
    const format = made.get(key) ?? make(locales[language], options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = onceForEach(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = onceForEach(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

const groupSeparators = { en: ',', fr: NO_BREAK_SPACE } as const satisfies Record<Language, string>;

/** Whole numbers avoid Intl, whose first format takes longer on a phone than everything else on the first screen. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  if (Number.isSafeInteger(value)) return String(value).replace(/\B(?=(?:\d{3})+$)/gu, groupSeparators[language]);
  return withFixedSpaces(numberFormat(language, { maximumFractionDigits: decimals }).format(value));
}

/** Adds the minus and the dollar sign to a formatted amount. */
export function withDollarSign(amount: string, isNegative: boolean, language: Language): string {
  const sign = isNegative ? '−' : '';
  return language === 'fr' ? `${sign}${amount}${NO_BREAK_SPACE}$` : `${sign}$${amount}`;
}
