import { currentLanguage } from '@portal/design/i18n/texts.ts';
import { lazy } from '../../frame/lazy/lazy.ts';
import { loadTexts } from '@portal/design/i18n/load-texts.ts';

const fetchParts = async () => import('./frame-parts.ts');

export const laterParts = lazy(async () => {
  const [parts] = await Promise.all([fetchParts(), loadTexts(currentLanguage(), 'rest')]);
  return parts;
});
