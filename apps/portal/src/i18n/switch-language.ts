import type { Language } from '@portal/contract/language';
import { whileLoading } from '../session/loading.ts';
import { getSession, updateSession } from '../session/session-store.ts';
import { storeLanguage } from './detection.ts';
import { loadWantedTexts } from '@portal/design/i18n/load-texts.ts';
import { changeLanguage } from '@portal/design/i18n/texts.ts';

export interface LanguageSaving {
  saveToServer: (customerId: string, language: Language) => Promise<void>;
}

/**
 * Saves the language of a known customer, then switches. Values and focus stay, because nothing remounts. A failed save
 * does not prevent the switch.
 */
export async function switchLanguage(language: Language, { saveToServer }: LanguageSaving): Promise<void> {
  await whileLoading(async () => {
    const { customerId } = getSession();
    const saved = customerId === null ? true : await succeeds(saveToServer(customerId, language));
    await loadWantedTexts(language);
    storeLanguage(language);
    changeLanguage(language);
    if (!saved) updateSession({ alert: { severity: 'warning', message: 'layout.languageNotSaved' } });
  });
}

async function succeeds(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}
