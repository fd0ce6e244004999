import type { Language } from '@portal/contract/language';
import type { TextKey } from '@portal/locales';
import type { TextValues } from '@portal/locales/find-text';
import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange, textOf } from './texts.ts';

export interface Translation {
  /** Text of a key in the current language; `values` fills in `{{name}}`, and `count` selects the plural. */
  t: (key: TextKey, values?: TextValues) => string;
  message: (key: string) => string;
  language: Language;
}

const texts = { en: textsOf('en'), fr: textsOf('fr') } satisfies Record<Language, Translation>;

function textsOf(language: Language): Translation {
  return {
    t: (key, values) => textOf(language, key, values),
    message: (key) => textOf(language, key),
    language,
  };
}

export function useText(): Translation {
  return texts[useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)];
}
