import { detectLanguage, storeLanguage } from './detection.ts';
import { loadTexts } from '@portal/design/i18n/load-texts.ts';
import { changeLanguage, currentLanguage, onLanguageChange } from '@portal/design/i18n/texts.ts';

/** Detects the language and fetches its first texts. Call once, before rendering. */
export async function setUpTexts(): Promise<void> {
  onLanguageChange(() => {
    const { documentElement } = document;
    // Setting the same value again would restyle the whole page.
    if (documentElement.lang !== currentLanguage()) documentElement.lang = currentLanguage();
  });
  const language = detectLanguage();
  storeLanguage(language);
  changeLanguage(language);
  await loadTexts(language, 'first');
}
