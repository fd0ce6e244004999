import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/load-texts.ts';
import { currentLanguage } from '../i18n/texts.ts';
import { lazy, type LazyScreen } from './lazy.ts';
import { laterParts } from './layout/later-parts.ts';

/** A screen together with the texts and the parts of the frame that the entry screen does without. */
export function laterScreen(fetchScreen: () => Promise<ComponentType>): LazyScreen {
  return lazy(async () => {
    const [screen] = await Promise.all([fetchScreen(), loadTexts(currentLanguage(), 'rest'), laterParts.load()]);
    return screen;
  });
}
