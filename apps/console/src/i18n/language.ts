import { type Language, toLanguage } from '@portal/contract/language';
import { addTexts, changeLanguage, currentLanguage, onLanguageChange } from '@portal/design/i18n/texts.ts';
import type { TextTree } from '@portal/locales/find-text';
import { stored } from '../storage/stored.ts';

/** `first` is what the work list says; `rest` comes with any other place. */
type TextPart = 'first' | 'rest';
type Loader = () => Promise<{ default: TextTree }>;

const loaders = {
  en: { first: () => import('virtual:texts/en/first'), rest: () => import('virtual:texts/en/rest') },
  fr: { first: () => import('virtual:texts/fr/first'), rest: () => import('virtual:texts/fr/rest') },
} satisfies Record<Language, Record<TextPart, Loader>>;

const wanted = new Set<TextPart>(['first']);

const storedLanguage = stored<string>('language');

/** The one asked for in the address, the last one in this browser, or the browser's own. */
function detectLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('lng');
  return toLanguage((asked ?? storedLanguage.find() ?? navigator.language).slice(0, 2).toLowerCase());
}

/** Shows everything in a language; values and focus stay. */
export async function showLanguage(language: Language): Promise<void> {
  // One after the other: the first part has some titles of what the rest has whole.
  for (const part of wanted) addTexts(language, (await loaders[language][part]()).default);
  storedLanguage.set(language);
  changeLanguage(language);
}

/** Fetches what the work list does not say, in the language that is shown and in each that comes to be. */
export async function loadOtherTexts(): Promise<void> {
  wanted.add('rest');
  const language = currentLanguage();
  addTexts(language, (await loaders[language].rest()).default);
}

/** Fetches the first texts. Call once, before rendering. */
export async function setUpTexts(): Promise<void> {
  onLanguageChange(() => (document.documentElement.lang = currentLanguage()));
  await showLanguage(detectLanguage());
}
