import { FALLBACK_LANGUAGE, type Language, languages, toLanguage } from '@portal/contract/language';
import { storedText } from '../session/browser-storage.ts';

const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 3600;
const STORAGE_KEY = 'i18nextLng';
const COOKIE_NAME = 'i18next';
const ofAllTabs = storedText('localStorage', STORAGE_KEY);
const ofThisTab = storedText('sessionStorage', STORAGE_KEY);

/** `fr`, `fr-CA` and `FR` are French; everything else, even if malformed, is English. */
export function languageOfTag(tag: string): Language {
  return toLanguage(/^fr(?:[-_][a-z0-9]{1,8}){0,3}$/iu.test(tag) ? 'fr' : tag);
}

/** Reads both query parameters; `lng` wins. Their raw values never leave this function. */
export function languageOfQuery(query: string): Language | undefined {
  const parameters = new URLSearchParams(query);
  const asked = parameters.get('lng') ?? parameters.get('language');
  return asked === null ? undefined : languageOfTag(asked);
}

export function languageOfBrowser(tags: readonly string[]): Language | undefined {
  const primary = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.find((language) => language === primary.find((tag) => languages.some((known) => known === tag)));
}

function languageOfCookie(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${COOKIE_NAME}=`));
  return pair?.slice(COOKIE_NAME.length + 1);
}

/** Reading a cookie blocks the page, so it is read only if the address does not name a language. */
function storedLanguage(): Language | undefined {
  const stored = languageOfCookie(document.cookie) || ofAllTabs.find() || ofThisTab.find();
  return stored ? languageOfTag(stored) : undefined;
}

/** Query, cookie, local storage, session storage, browser, html tag, in this order. */
export function detectLanguage(): Language {
  return (
    languageOfQuery(window.location.search) ??
    storedLanguage() ??
    languageOfBrowser(navigator.languages) ??
    languageOfTag(document.documentElement.lang || FALLBACK_LANGUAGE)
  );
}

export function storeLanguage(language: Language): void {
  document.cookie = `${COOKIE_NAME}=${language}; path=/; max-age=${String(LANGUAGE_COOKIE_SECONDS)}; samesite=lax`;
  ofAllTabs.set(language);
  ofThisTab.set(language);
}
