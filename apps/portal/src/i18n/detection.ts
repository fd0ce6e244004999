import { fallbackLanguage, type Language, languages, toLanguage } from '@portal/contract/language';

const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 3600;
/** Where the choice is kept (specification, section 3). */
const storageKey = 'i18nextLng';
const cookieName = 'i18next';

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

function languageOfCookie(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1);
}

/** Storage may be switched off: then nothing is known, and nothing is kept. */
function ofStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Query, cookie, local storage, session storage, browser, html tag, in this order (specification, section 9). */
export function detectLanguage(): Language {
  const kept =
    languageOfCookie(document.cookie) ||
    ofStorage(() => localStorage.getItem(storageKey)) ||
    ofStorage(() => sessionStorage.getItem(storageKey));
  return (
    languageOfQuery(window.location.search) ??
    (kept ? languageOfTag(kept) : undefined) ??
    languageOfBrowser(navigator.languages) ??
    languageOfTag(document.documentElement.lang || fallbackLanguage)
  );
}

/** Keeps the language for the next visit, and for the server. */
export function keepLanguage(language: Language): void {
  document.cookie = `${cookieName}=${language}; path=/; max-age=${String(LANGUAGE_COOKIE_SECONDS)}; samesite=lax`;
  ofStorage(() => localStorage.setItem(storageKey, language));
  ofStorage(() => sessionStorage.setItem(storageKey, language));
}
