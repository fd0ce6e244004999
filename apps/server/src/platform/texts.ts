import { PRODUCT_TIME_ZONE } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import english from '@portal/locales/en.json' with { type: 'json' };
import { findText, type TextValues } from '@portal/locales/find-text';
import french from '@portal/locales/fr.json' with { type: 'json' };

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

/** The key of a text in packages/locales, without a plural's ending. */
export type TextKey = KeysOf<typeof english>;

/** The locale whose habits a language follows here. */
const locales = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Language, string>;

const texts = { en: english, fr: french } as const satisfies Record<Language, unknown>;

/** The text of a key in a language, as plain text: nothing is escaped. Throws where the language has no such text. */
export function translate(language: Language, key: TextKey, values: TextValues = {}): string {
  const text = findText(texts[language], language, key, values);
  if (text === undefined) throw new RangeError(`No text ${key} in ${language}`);
  return text;
}

/** A calendar day (YYYY-MM-DD) in words: `January 1, 2026`, `1er janvier 2026`. */
export function formatDay(language: Language, day: string): string {
  return writtenDay(language, day, 'long');
}

/** As `formatDay`, with the day of the week: `Thursday, January 1, 2026`, `jeudi 1er janvier 2026`. */
export function formatWeekday(language: Language, day: string): string {
  return writtenDay(language, day, 'full');
}

/** The name of a month (YYYY-MM) alone: `October`, `octobre`. */
export function nameMonth(language: Language, month: string): string {
  const name = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  return name.format(new Date(`${month}-01T00:00:00Z`));
}

/** The time of an instant in the product's time zone: `7:05 p.m.`, `19 h 05`. */
export function formatTime(language: Language, at: Date): string {
  const formatted = new Intl.DateTimeFormat(locales[language], {
    timeStyle: 'short',
    timeZone: PRODUCT_TIME_ZONE,
  }).format(at);
  return formatted.replaceAll(/\s/gu, '\u00A0');
}

/** Whole Canadian dollars: `$120,000`, `120 000 $` (with no-break spaces). */
export function formatMoney(language: Language, dollars: number): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(dollars);
}

/** Intl writes `1 janvier` where French says `1er janvier`. */
function writtenDay(language: Language, day: string, dateStyle: 'long' | 'full'): string {
  const formatted = new Intl.DateTimeFormat(locales[language], { dateStyle, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  return language === 'fr' ? formatted.replace(/\b1(?= \p{L})/u, '1er') : formatted;
}
