import type { Language } from '@portal/contract/language';
import type { Texts } from '@portal/locales/find-text';
import { addTexts } from './texts.ts';

/** `first` is what the entry screen shows; `rest` comes with the screens that need it. */
export type TextPart = 'first' | 'rest';

type Loader = () => Promise<{ default: Texts }>;

const loaders = {
  en: { first: () => import('virtual:texts/en/first'), rest: () => import('virtual:texts/en/rest') },
  fr: { first: () => import('virtual:texts/fr/first'), rest: () => import('virtual:texts/fr/rest') },
} satisfies Record<Language, Record<TextPart, Loader>>;

const wanted = new Set<TextPart>();

/** Fetches one part of a language's texts, once; rejects when the network does. */
export async function loadTexts(language: Language, part: TextPart): Promise<void> {
  wanted.add(part);
  const { default: texts } = await loaders[language][part]();
  addTexts(language, texts);
}

/** Fetches every part in use so far, for a switch of language. */
export async function loadWantedTexts(language: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => loadTexts(language, part)));
}
