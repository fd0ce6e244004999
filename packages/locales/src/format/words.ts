import type { Language } from '@portal/contract/language';
import { findText, type TextTree, type TextValues } from '../find-text.ts';
import type { TextKey } from '../index.ts';

export interface Words {
  t: (key: TextKey, values?: TextValues) => string;
  language: Language;
}

/** Texts of a language as plain text, not escaped. Throws for an unknown key. */
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
