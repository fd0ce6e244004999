import type { Language } from '@portal/contract/language';
import type { TextKey } from '@portal/locales';
import type { TextValues } from '@portal/locales/find-text';
import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange, textOf } from './texts.ts';

export interface Texts {
  /** The text of a key in the person's language; `{{name}}` is filled from `values`, `count` chooses the plural. */
  t: (key: TextKey, values?: TextValues) => string;
  /** The text of a message that a schema or an answer names. */
  message: (key: string) => string;
  language: Language;
}

const texts = { en: textsOf('en'), fr: textsOf('fr') } satisfies Record<Language, Texts>;

function textsOf(language: Language): Texts {
  return {
    t: (key, values) => textOf(language, key, values),
    message: (key) => textOf(language, key),
    language,
  };
}

/** Texts in the person's language; the component is drawn again when it changes. */
export function useText(): Texts {
  return texts[useSyncExternalStore(onLanguageChange, currentLanguage)];
}
