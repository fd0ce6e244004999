import { type Language, languages } from '@portal/contract/language';
import type { Statistics } from '@portal/contract/staff/statistics';
import { useText } from '@portal/design/i18n/use-text.ts';
import { scaleLinear } from 'd3-scale';
import { inTimeShare, percentWords, shareOf } from './figure-words.ts';
import styles from './overview.module.css';

type OfLanguage = Statistics['byLanguage'][number];

const HEIGHT = 26;
const MIDDLE = HEIGHT / 2;
/** Scale in percent, inset so that no mark is cut off. */
const scale = scaleLinear([0, 100], [2, 98]);
const percent = (share: number) => `${String(scale(share))}%`;

const measures = {
  submitted: ({ submitted }: OfLanguage, all: number) => shareOf(submitted, all),
  inTime: (of: OfLanguage) => inTimeShare(of),
  funded: ({ funded, decided }: OfLanguage) => shareOf(funded, decided),
} as const;
const measureNames = Object.keys(measures) as (keyof typeof measures)[];

export function LanguageChart({ data: { byLanguage, figures } }: { data: Statistics }) {
  const words = useText();
  const { t } = words;
  const shares = (name: keyof typeof measures) =>
    languages.map((language) => {
      const of = byLanguage.find((each) => each.language === language);
      return { language, share: of ? measures[name](of, figures.submitted) : null };
    });
  return (
    <ul className={styles.dots}>
      {measureNames.map((name) => (
        <li key={name}>
          <span className={styles.measure}>{t(`console.overview.byLanguage.${name}`)}</span>
          {shares(name).map(({ language, share }) => (
            <span key={language} className={styles.key}>
              <svg width="12" height="12" aria-hidden="true">
                {language === 'en' ? (
                  <circle className={styles.solid} cx="6" cy="6" r="5" />
                ) : (
                  <rect className={styles.square} x="2" y="2" width="8" height="8" />
                )}
              </svg>
              {t(`console.languages.${language}`)}
              <b>{percentWords(share, words)}</b>
            </span>
          ))}
          <svg className={styles.track} height={HEIGHT} aria-hidden="true">
            <line className={styles.line} x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
            {shares(name).map(
              ({ language, share }) => share !== null && <Mark key={language} {...{ language, share }} />,
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Mark({ language, share }: { language: Language; share: number }) {
  if (language === 'en') return <circle className={styles.solid} cx={percent(share)} cy="7" r="5" />;
  return (
    <svg x={percent(share)} y={MIDDLE + 3} overflow="visible">
      <rect className={styles.square} x="-4" width="8" height="8" />
    </svg>
  );
}
