import type { Language } from '@portal/contract/language';
import type { TextTree } from '@portal/locales/find-text';
import { addTexts } from './texts.ts';

/** `first` is for an app's entry screen; `rest` loads with the screens that need it. Each app's build splits them. */
export type TextPart = 'first' | 'rest';

type Loader = () => Promise<{ default: TextTree }>;

const loaders = {
  en: { first: () => import('virtual:texts/en/first'), rest: () => import('virtual:texts/en/rest') },
  fr: { first: () => import('virtual:texts/fr/first'), rest: () => import('virtual:texts/fr/rest') },
} satisfies Record<Language, Record<TextPart, Loader>>;

const wanted = new Set<TextPart>();

/** Fetches part of a language's texts, once; rejects on a network error. */
export async function loadTexts(language: Language, part: TextPart): Promise<void> {
  wanted.add(part);
  const { default: texts } = await loaders[language][part]();
  addTexts(language, texts);
}

/** Fetches every text part that is in use; called when the language changes. */
export async function loadWantedTexts(language: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => loadTexts(language, part)));
}
