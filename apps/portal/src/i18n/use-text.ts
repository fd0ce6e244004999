import { type Language, toLanguage } from '@portal/contract/language';
import type { TextKey } from '@portal/locales';
import { useTranslation } from 'react-i18next';

export type TextValues = Record<string, string | number>;

export interface Texts {
  /** The text of a key in the person's language; `{{name}}` is filled from `values`, `count` chooses the plural. */
  t: (key: TextKey, values?: TextValues) => string;
  /** The text of a message that a schema or an answer names. */
  message: (key: string) => string;
  language: Language;
}

/** Texts in the person's language; the component is drawn again when it changes. */
export function useText(): Texts {
  const { t, i18n } = useTranslation();
  return {
    t: (key, values) => t(key, { ...values }),
    message: (key) => t(key),
    language: toLanguage(i18n.language),
  };
}
