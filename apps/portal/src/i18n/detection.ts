import { type Language, languages, toLanguage } from '@portal/contract/language';
import type { CustomDetector, DetectorOptions } from 'i18next-browser-languagedetector';

const LANGUAGE_COOKIE_MINUTES = 365 * 24 * 60;

/** Order and keys of the specification, sections 9 and 3. */
export const detectionOptions = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
  lookupCookie: 'i18next',
  lookupLocalStorage: 'i18nextLng',
  lookupSessionStorage: 'i18nextLng',
  caches: ['localStorage', 'sessionStorage', 'cookie'],
  cookieMinutes: LANGUAGE_COOKIE_MINUTES,
  cookieOptions: { path: '/', sameSite: 'lax' },
  convertDetectedLanguage: languageOfTag,
} satisfies DetectorOptions;

/** `fr`, `fr-CA` and `FR` are French; everything else, however odd, is English. */
export function languageOfTag(tag: string): Language {
  return toLanguage(/^fr(?:[-_][a-z0-9]{1,8}){0,3}$/iu.test(tag) ? 'fr' : tag);
}

/** Both query parameters are read; `lng` wins. What they hold never leaves this function. */
export function languageOfQuery(query: string): Language | undefined {
  const parameters = new URLSearchParams(query);
  const asked = parameters.get('lng') ?? parameters.get('language');
  return asked === null ? undefined : languageOfTag(asked);
}

/** The first language of the browser's list that we speak. */
export function languageOfBrowser(tags: readonly string[]): Language | undefined {
  const primary = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.find((language) => language === primary.find((tag) => languages.some((known) => known === tag)));
}

export const queryDetector: CustomDetector = {
  name: 'querystring',
  lookup: () => languageOfQuery(window.location.search),
};

export const browserDetector: CustomDetector = {
  name: 'navigator',
  lookup: () => languageOfBrowser(navigator.languages),
};
