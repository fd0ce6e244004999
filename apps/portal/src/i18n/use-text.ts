import { type Language, toLanguage } from '@portal/contract/language';
import type { TextKey } from '@portal/locales';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

export type TextValues = Record<string, string | number>;

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
    t: (key, values) => i18next.t(key, { ...values, lng: language }),
    message: (key) => i18next.t(key, { lng: language }),
    language,
  };
}

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

/** Texts in the person's language; the component is drawn again when it changes. */
export function useText(): Texts {
  return texts[useSyncExternalStore(subscribe, () => toLanguage(i18next.language))];
}
