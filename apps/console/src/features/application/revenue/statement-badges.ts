import type { OtherCurrency, ReadingHint } from '@portal/contract/application/statements/statement-reading';
import type { DoubtKind } from '@portal/contract/application/statements/statement-transactions';
import type { TextKey } from '@portal/locales';
import type { BadgeProps } from '@portal/design/ui/content/badge.tsx';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import type { Details } from '../details.ts';

type File = Pick<Details['statements'][number], 'reading' | 'proof' | 'doubt' | 'correctedBy'>;

interface FileBadge {
  tone: BadgeProps['tone'];
  text: string;
}

/** Distinguishes files we could not read from files that contradict themselves; older readings do not record this. */
export function unprovenState(doubt: DoubtKind | null): 'couldNotRead' | 'contradicts' | 'notProven' {
  return doubt === null ? 'notProven' : doubt === 'unread' ? 'couldNotRead' : 'contradicts';
}

/** Result of reading a file: a card statement shows no sales, and figures are proven only if the totals match. */
export function readingBadge({ reading, proof, doubt, correctedBy }: File, { t }: Translation): FileBadge {
  if (reading.state === 'waiting') return { tone: 'neutral', text: t('console.statements.states.waiting') };
  if (reading.hints.includes('creditCard')) return { tone: 'neutral', text: t('console.statements.states.creditCard') };
  if (reading.hints.includes('takesLonger'))
    return { tone: 'neutral', text: t('console.statements.states.takesLonger') };
  if (reading.state === 'notRecognised') return unrecognizedBadge(reading, { t });
  if (proof === 'proven') {
    const names = correctedBy.join(', ');
    const text = names === '' ? t('console.statements.states.proven') : t('console.statements.provenBy', { names });
    return { tone: 'good', text };
  }
  if (proof === 'notProven') {
    const areMissing = reading.hints.includes('pagesMissing');
    return {
      tone: 'attention',
      text: t(`console.statements.states.${areMissing ? 'pagesMissing' : unprovenState(doubt)}`),
    };
  }
  return { tone: 'neutral', text: t('console.statements.states.notRead') };
}

/** Whether a file is of no use as it is, so that its month may still be missing. */
export function isUnrecognized({ reading: { state, hints, otherCurrency } }: Pick<File, 'reading'>): boolean {
  const isExplained = Boolean(otherCurrency) || hints.includes('creditCard') || hints.includes('takesLonger');
  return state === 'notRecognised' && !isExplained;
}

function unrecognizedBadge({ otherCurrency }: File['reading'], { t }: Pick<Translation, 't'>): FileBadge {
  return otherCurrency
    ? { tone: 'neutral', text: otherCurrencyText(otherCurrency, { t }) }
    : { tone: 'attention', text: t('console.statements.states.notRecognised') };
}

export function otherCurrencyText(currency: OtherCurrency, { t }: Pick<Translation, 't'>): string {
  return t('console.statements.states.otherCurrency', { currency: t(`common.currencies.${currency}`) });
}

function notCountedNotes({ state, pagesNotCounted: pages = [], otherCurrency }: File['reading'], t: Translation['t']) {
  const numbers = pages.join(', ');
  const currency = state === 'read' && otherCurrency ? t(`common.currencies.${otherCurrency}`) : null;
  return [
    ...(pages.length > 0 ? [t('console.statements.notCounted.pages', { count: pages.length, pages: numbers })] : []),
    ...(currency === null ? [] : [t('console.statements.notCounted.account', { currency })]),
  ];
}

/** What the portal noticed, worded for staff; null if the reading badge or the name already shows it. */
const hintTexts = {
  partOfMonth: 'console.statements.hints.partOfMonth',
  outsideWindow: 'console.statements.hints.outsideWindow',
  sameDays: 'console.statements.hints.sameDays',
  pagesMissing: null,
  severalAccounts: 'console.statements.hints.severalAccounts',
  holderDiffers: null,
  creditCard: null,
  tooLong: 'console.statements.hints.tooLong',
  datesDiffer: 'console.statements.hints.datesDiffer',
  unknownBank: 'console.statements.hints.unknownBank',
  notAnAccount: 'console.statements.hints.notAnAccount',
  takesLonger: null,
} as const satisfies Record<ReadingHint, TextKey | null>;

export function fileNotes({ reading }: File, { t }: Translation): string[] {
  const { hints, holderAnswer } = reading;
  const isInOtherName = holderAnswer !== null || hints.includes('holderDiffers');
  const whose = holderAnswer ?? 'notAnswered';
  return [
    ...(isInOtherName ? [t(`console.statements.inOtherName.${whose}`)] : []),
    ...notCountedNotes(reading, t),
    ...hints.flatMap((hint) => {
      const key = hintTexts[hint];
      return key === null ? [] : [t(key)];
    }),
  ];
}
