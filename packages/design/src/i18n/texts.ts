import { FALLBACK_LANGUAGE, type Language } from '@portal/contract/language';
import { findText, type TextTree, type TextValues } from '@portal/locales/find-text';

const loaded: Record<Language, TextTree> = { en: {}, fr: {} };
const listeners = new Set<() => void>();
let current: Language = FALLBACK_LANGUAGE;

export function addTexts(language: Language, texts: TextTree): void {
  loaded[language] = merge(loaded[language], texts);
}

function merge(known: TextTree, more: TextTree): TextTree {
  const entries = Object.entries(more).map(([name, text]) => {
    const before = known[name];
    return [name, typeof before === 'object' && typeof text === 'object' ? merge(before, text) : text] as const;
  });
  return { ...known, ...Object.fromEntries(entries) };
}

/** Falls back to English; a key without a text is returned unchanged. */
export function textOf(language: Language, key: string, values?: TextValues): string {
  return (
    findText(loaded[language], language, key, values) ??
    findText(loaded[FALLBACK_LANGUAGE], FALLBACK_LANGUAGE, key, values) ??
    key
  );
}

export function currentLanguage(): Language {
  return current;
}

export function changeLanguage(language: Language): void {
  current = language;
  for (const listener of listeners) listener();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
