import { detectLanguage, keepLanguage } from './detection.ts';
import { loadTexts } from './load-texts.ts';
import { changeLanguage } from './texts.ts';

/** Finds the person's language and fetches its first texts. Call once, before rendering. */
export async function setUpTexts(): Promise<void> {
  const language = detectLanguage();
  keepLanguage(language);
  await loadTexts(language, 'first');
  changeLanguage(language);
}
