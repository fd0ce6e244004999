import { type Language, fallbackLanguage, languages, toLanguage } from '@portal/contract/language';
import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { browserDetector, detectionOptions, queryDetector } from './detection.ts';
import { loadTexts, textNamespace } from './load-texts.ts';

/** Finds the person's language, fetches its first texts and keeps `html lang` in step. Call once, before rendering. */
export async function setUpTexts(): Promise<void> {
  const detector = new LanguageDetector();
  detector.addDetector(queryDetector).addDetector(browserDetector);
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = toLanguage(language);
  });
  await i18next.use(keepOwnDetectors(detector)).init({
    supportedLngs: languages,
    fallbackLng: fallbackLanguage,
    load: 'languageOnly',
    resources: {},
    ns: textNamespace,
    defaultNS: textNamespace,
    detection: detectionOptions,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await loadTexts(currentLanguage(), 'first');
}

/** `init` puts the library's own detectors back; ours take their places again. */
function keepOwnDetectors(detector: LanguageDetector): LanguageDetector {
  const init = detector.init.bind(detector);
  detector.init = (...options) => {
    init(...options);
    detector.addDetector(queryDetector).addDetector(browserDetector);
  };
  return detector;
}

export function currentLanguage(): Language {
  return toLanguage(i18next.resolvedLanguage ?? i18next.language);
}
