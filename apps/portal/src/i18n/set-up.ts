import { detectLanguage, storeLanguage } from './detection.ts';
import { loadTexts } from '@portal/design/i18n/load-texts.ts';
import { changeLanguage, currentLanguage, onLanguageChange } from '@portal/design/i18n/texts.ts';

/** Finds the person's language at once, and fetches its first texts. Call once, before rendering. */
export async function setUpTexts(): Promise<void> {
  onLanguageChange(() => {
    const { documentElement } = document;
    // Written again, the same value would style the whole page anew.
    if (documentElement.lang !== currentLanguage()) documentElement.lang = currentLanguage();
  });
  const language = detectLanguage();
  storeLanguage(language);
  changeLanguage(language);
  await loadTexts(language, 'first');
}
