import type { Language } from '@portal/contract/language';
import { whileLoading } from '../session/loading.ts';
import { getSession, updateSession } from '../session/session-store.ts';
import { keepLanguage } from './detection.ts';
import { loadWantedTexts } from './load-texts.ts';
import { changeLanguage } from './texts.ts';

export interface LanguageSaving {
  /** Keeps the choice with the customer; called only when a customer is known. */
  saveToServer: (customerId: string, language: Language) => Promise<void>;
}

/**
 * Saves the language with a known customer, then switches (specification, section 4). Values and focus stay:
 * nothing is mounted anew. A save that fails does not hold the person in a language they cannot read.
 */
export async function switchLanguage(language: Language, { saveToServer }: LanguageSaving): Promise<void> {
  await whileLoading(async () => {
    const { customerId } = getSession();
    const saved = customerId === null ? true : await succeeds(saveToServer(customerId, language));
    await loadWantedTexts(language);
    keepLanguage(language);
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
