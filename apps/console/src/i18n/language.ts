import { type Language, toLanguage } from '@portal/contract/language';
import { addTexts, changeLanguage, currentLanguage, onLanguageChange } from '@portal/design/i18n/texts.ts';
import type { TextTree } from '@portal/locales/find-text';
import { stored } from '../storage/stored.ts';

const loaders = {
  en: () => import('virtual:texts/en/console'),
  fr: () => import('virtual:texts/fr/console'),
} satisfies Record<Language, () => Promise<{ default: TextTree }>>;

const storedLanguage = stored<string>('language');

/** The one asked for in the address, the last one in this browser, or the browser's own. */
function detectLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('lng');
  return toLanguage((asked ?? storedLanguage.find() ?? navigator.language).slice(0, 2).toLowerCase());
}

/** Shows everything in a language; values and focus stay. */
export async function showLanguage(language: Language): Promise<void> {
  const { default: texts } = await loaders[language]();
  addTexts(language, texts);
  storedLanguage.set(language);
  changeLanguage(language);
}

/** Fetches the first texts. Call once, before rendering. */
export async function setUpTexts(): Promise<void> {
  onLanguageChange(() => (document.documentElement.lang = currentLanguage()));
  await showLanguage(detectLanguage());
}
