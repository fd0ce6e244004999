import { currentLanguage } from '@portal/design/i18n/texts.ts';
import type { ComponentType } from 'react';
import { loadTexts } from '@portal/design/i18n/load-texts.ts';
import { lazy, type Lazy, type LazyScreen } from './lazy.ts';

/**
 * Creates screens that also load the texts and `parts` that the eligibility check does not need; see decision 0012.
 * @returns a function that creates such a screen from a code loader
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
