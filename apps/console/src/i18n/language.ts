import { type Language, toLanguage } from '@portal/contract/language';
import { loadTexts, loadWantedTexts } from '@portal/design/i18n/load-texts.ts';
import { changeLanguage, currentLanguage, onLanguageChange } from '@portal/design/i18n/texts.ts';
import { stored } from '../storage/stored.ts';

const storedLanguage = stored<string>('language');

function detectLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('lng');
  return toLanguage((asked ?? storedLanguage.find() ?? navigator.language).slice(0, 2).toLowerCase());
}

/** Switches the language without losing entries or the focus. */
export async function showLanguage(language: Language): Promise<void> {
  await loadWantedTexts(language);
  choose(language);
}

function choose(language: Language): void {
  storedLanguage.set(language);
  changeLanguage(language);
}

export async function loadOtherTexts(): Promise<void> {
  await loadTexts(currentLanguage(), 'rest');
}

/** Fetches the texts needed first. Call once, before rendering. */
export async function setUpTexts(): Promise<void> {
  onLanguageChange(() => (document.documentElement.lang = currentLanguage()));
  const language = detectLanguage();
  await loadTexts(language, 'first');
  choose(language);
}
