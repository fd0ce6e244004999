import type { KeyFigures, Statistics } from '@portal/contract/staff/statistics';
import { formatMoney } from '@portal/locales/format';
import { formatNumber } from '@portal/locales/format/number';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Disclosure } from '@portal/design/ui/content/disclosure.tsx';
import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { durationWords, inTimeShare, NOTHING, percentWords } from './figure-words.ts';
import styles from './overview.module.css';

interface Figure {
  name: 'submitted' | 'inTime' | 'contact' | 'decision' | 'funded';
  /** Value to compare between periods; null if there is nothing to measure. */
  valueOf: (figures: KeyFigures) => number | null;
  wordsOf: (figures: KeyFigures, words: Translation) => string;
  asideOf?: (figures: KeyFigures, words: Translation) => string;
}

const keyFigures: readonly Figure[] = [
  {
    name: 'submitted',
    valueOf: ({ submitted }) => submitted,
    wordsOf: ({ submitted }, { language }) => formatNumber(submitted, language),
  },
  { name: 'inTime', valueOf: inTimeShare, wordsOf: (figures, words) => percentWords(inTimeShare(figures), words) },
  {
    name: 'contact',
    valueOf: ({ medianContactMinutes }) => medianContactMinutes,
    wordsOf: ({ medianContactMinutes }, words) => durationWords(medianContactMinutes, words),
    asideOf: ({ waitingForContact: count }, { t, language }) =>
      count === 0 ? '' : t('console.overview.soFar', { count, shown: formatNumber(count, language) }),
  },
  {
    name: 'decision',
    valueOf: ({ medianDecisionDays }) => medianDecisionDays,
    wordsOf: ({ medianDecisionDays: days }, { language }) =>
      days === null ? NOTHING : formatNumber(days, language, 1),
    asideOf: ({ medianDecisionDays: count }, { t }) =>
      count === null ? '' : t('console.overview.businessDays', { count }),
  },
  {
    name: 'funded',
    valueOf: ({ funded }) => funded,
    wordsOf: ({ funded }, { language }) => formatNumber(funded, language),
    asideOf: ({ fundedAmount }, { t, language }) =>
      t('console.overview.fundedAmount', { count: fundedAmount, amount: formatMoney(fundedAmount, language) }),
  },
];

export function FigureStrip({ data, isCompared }: { data: Statistics; isCompared: boolean }) {
  const words = useText();
  const { t } = words;
  return (
    <dl className={styles.strip} aria-label={t('console.overview.figures.title')}>
      {keyFigures.map(({ name, valueOf, wordsOf, asideOf }) => (
        <div key={name}>
          <dt>{t(`console.overview.figures.${name}`)}</dt>
          <dd>
            <b className={styles.figure}>{wordsOf(data.figures, words)}</b>
            {asideOf && <span className={styles.quiet}>{asideOf(data.figures, words)}</span>}
            {isCompared && (
              <span className={styles.before}>
                <Trend now={valueOf(data.figures)} before={valueOf(data.figuresBefore)} />
                {valueOf(data.figuresBefore) === null
                  ? t('console.overview.noneBefore')
                  : t('console.overview.before', { value: wordsOf(data.figuresBefore, words) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const explained = [...keyFigures.map(({ name }) => name), 'funnel'] as const;

export function Definitions() {
  const { t } = useText();
  return (
    <Disclosure className={styles.definitions} title={t('console.overview.definitions.title')}>
      <dl>
        {explained.map((name) => (
          <div key={name}>
            <dt>{t(name === 'funnel' ? 'console.overview.funnel.title' : `console.overview.figures.${name}`)}</dt>
            <dd>{t(`console.overview.definitions.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function Trend({ now, before }: { now: number | null; before: number | null }) {
  const Icon = now === null || before === null || now === before ? Minus : now > before ? TrendingUp : TrendingDown;
  return <Icon size={15} aria-hidden="true" />;
}
