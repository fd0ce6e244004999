import { fallbackLanguage, type Language } from '@portal/contract/language';
import { findText, type Texts, type TextValues } from '@portal/locales/find-text';

const loaded: Record<Language, Texts> = { en: {}, fr: {} };
const listeners = new Set<() => void>();
let current: Language = fallbackLanguage;

/** Keeps texts that have arrived; a group may come in two parts. */
export function addTexts(language: Language, texts: Texts): void {
  const groups = Object.entries(texts).map(([name, group]) => {
    const known = loaded[language][name];
    return [name, typeof known === 'object' && typeof group === 'object' ? { ...known, ...group } : group] as const;
  });
  loaded[language] = { ...loaded[language], ...Object.fromEntries(groups) };
}

/** The text of a key in a language, else in English; a key without a text comes back as it is. */
export function textOf(language: Language, key: string, values?: TextValues): string {
  return (
    findText(loaded[language], language, key, values) ??
    findText(loaded[fallbackLanguage], fallbackLanguage, key, values) ??
    key
  );
}

export function currentLanguage(): Language {
  return current;
}

/** Makes a language the one on show; its texts must be there. */
export function changeLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** @returns how to stop listening */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
