import type { ReadingHint } from '@portal/contract/application/statement-reading';
import type { TextKey } from '@portal/locales';
import type { Details } from './details.ts';
import type { TagProps } from '../../ui/tag.tsx';
import type { Translation } from '@portal/design/i18n/use-text.ts';

type File = Pick<Details['statements'][number], 'reading' | 'proof' | 'correctedBy'>;

interface FileTag {
  tone: TagProps['tone'];
  text: string;
}

/** What was made of a file: a card shows no sales, and what was read is believed only once its sums hold. */
export function readingTag({ reading, proof, correctedBy }: File, { t }: Translation): FileTag {
  if (reading.state === 'waiting') return { tone: 'neutral', text: t('console.statements.states.waiting') };
  if (reading.hints.includes('creditCard')) return { tone: 'neutral', text: t('console.statements.states.creditCard') };
  if (reading.hints.includes('takesLonger'))
    return { tone: 'neutral', text: t('console.statements.states.takesLonger') };
  if (reading.state === 'notRecognised')
    return { tone: 'attention', text: t('console.statements.states.notRecognised') };
  if (proof === 'proven') {
    const names = correctedBy.join(', ');
    const text = names === '' ? t('console.statements.states.proven') : t('console.statements.provenBy', { names });
    return { tone: 'good', text };
  }
  if (proof === 'notProven') {
    const areMissing = reading.hints.includes('pagesMissing');
    return {
      tone: 'attention',
      text: areMissing ? t('console.statements.states.pagesMissing') : t('console.statements.states.notProven'),
    };
  }
  return { tone: 'neutral', text: t('console.statements.states.notRead') };
}

/** What the portal noticed, in words for staff; null where the reading tag or the name says it. */
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
  takesLonger: null,
} as const satisfies Record<ReadingHint, TextKey | null>;

/** What somebody should look at in a file: in another name, with the customer's word on it, and what the portal noticed. */
export function fileNotes({ reading: { hints, holderAnswer } }: File, { t }: Translation): string[] {
  const isInOtherName = holderAnswer !== null || hints.includes('holderDiffers');
  const whose = holderAnswer ?? 'notAnswered';
  return [
    ...(isInOtherName ? [t(`console.statements.inOtherName.${whose}`)] : []),
    ...hints.flatMap((hint) => {
      const key = hintTexts[hint];
      return key === null ? [] : [t(key)];
    }),
  ];
}
