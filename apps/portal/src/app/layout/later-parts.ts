import { currentLanguage } from '@portal/design/i18n/texts.ts';
import { lazy } from '../../frame/lazy/lazy.ts';
import { loadTexts } from '@portal/design/i18n/load-texts.ts';

const fetchParts = async () => import('./frame-parts.ts');

/** What stands around the later screens alone: it comes with the first of them, and with its texts. */
export const laterParts = lazy(async () => {
  const [parts] = await Promise.all([fetchParts(), loadTexts(currentLanguage(), 'rest')]);
  return parts;
});
