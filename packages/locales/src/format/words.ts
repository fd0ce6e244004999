import type { Language } from '@portal/contract/language';
import { findText, type TextTree, type TextValues } from '../find-text.ts';
import type { TextKey } from '../index.ts';

/** A language and its texts, for what is written with more than numbers. */
export interface Words {
  t: (key: TextKey, values?: TextValues) => string;
  language: Language;
}

/** The texts of a language as plain text: nothing is escaped. Throws where the language has no such text. */
export function createWords(texts: TextTree, language: Language): Words {
  return {
    t: (key, values) => {
      const text = findText(texts, language, key, values);
      if (text === undefined) throw new RangeError(`No text ${key} in ${language}`);
      return text;
    },
    language,
  };
}
