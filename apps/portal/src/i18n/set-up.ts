import { detectLanguage, storeLanguage } from './detection.ts';
import { loadTexts } from '@portal/design/i18n/load-texts.ts';
import { changeLanguage, currentLanguage, onLanguageChange } from '@portal/design/i18n/texts.ts';

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
