import type { Language } from '@portal/contract/language';
import type { TextKey } from '@portal/locales';
import english from '@portal/locales/en.json' with { type: 'json' };
import type { TextValues } from '@portal/locales/find-text';
import { createWords, type Words } from '@portal/locales/format/words';
import french from '@portal/locales/fr.json' with { type: 'json' };

const words = {
  en: createWords(english, 'en'),
  fr: createWords(french, 'fr'),
} as const satisfies Record<Language, Words>;

export function wordsOf(language: Language): Words {
  return words[language];
}

/** Returns a text without HTML escaping. Throws for an unknown key. */
export function translate(language: Language, key: TextKey, values: TextValues = {}): string {
  return words[language].t(key, values);
}
