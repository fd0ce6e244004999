import { currentLanguage } from '@portal/design/i18n/texts.ts';
import type { ComponentType } from 'react';
import { loadTexts } from '@portal/design/i18n/load-texts.ts';
import { lazy, type Lazy, type LazyScreen } from './lazy.ts';

/**
 * Makes screens that bring along the texts and `parts` which the eligibility check does without. Why: decision 0016.
 * @returns how to make one from what fetches its code
 */
export function laterScreenWith(
  ...parts: readonly Lazy<unknown>[]
): (fetchScreen: () => Promise<ComponentType>) => LazyScreen {
  return (fetchScreen) =>
    lazy(async () => {
      const others = parts.map((part) => part.load());
      const [screen] = await Promise.all([fetchScreen(), loadTexts(currentLanguage(), 'rest'), ...others]);
      return screen;
    });
}
