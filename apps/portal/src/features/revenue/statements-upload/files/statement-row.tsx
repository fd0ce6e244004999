import type { HolderAnswer } from '@portal/contract/fields/holder';
import { type MonthCovered, monthsOfPeriods } from '@portal/contract/application/statements/months-covered';
import type { ReadingHint } from '@portal/contract/application/statements/statement-reading';
import type { StatementFile } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import Trash from 'lucide-react/icons/trash-2';
import { formatGaps } from '@portal/locales/format/gaps';
import { FACT_SEPARATOR, formatFileSize } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { locales } from '@portal/locales/format/number';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { IconButton } from '@portal/design/ui/buttons/icon-button.tsx';
import { bankNames } from '../../bank-names.ts';
import styles from '../statements-upload.module.css';
import { waitingText } from '../waiting-text.ts';

export interface StatementRowProps {
  statement: StatementFile;
  months: readonly MonthCovered[];
  onRemove: () => void;
}

const hints = {
  partOfMonth: 'revenue.upload.hints.partOfMonth',
  outsideWindow: 'revenue.upload.hints.outsideWindow',
  sameDays: 'revenue.upload.hints.sameDays',
  pagesMissing: 'revenue.upload.hints.pagesMissing',
  severalAccounts: 'revenue.upload.hints.severalAccounts',
  holderDiffers: 'revenue.upload.hints.holderDiffers',
  creditCard: 'revenue.upload.hints.creditCard',
  tooLong: 'revenue.upload.hints.tooLong',
  datesDiffer: 'revenue.upload.hints.datesDiffer',
  unknownBank: 'revenue.upload.hints.unknownBank',
  notAnAccount: 'revenue.upload.hints.notAnAccount',
  takesLonger: 'revenue.upload.hints.takesLonger',
} as const satisfies Record<ReadingHint, TextKey>;

const answered = {
  businessName: { badge: 'revenue.holder.badges.businessName', detail: 'revenue.holder.details.businessName' },
  ownName: { badge: 'revenue.holder.badges.ownName', detail: 'revenue.holder.details.ownName' },
} as const satisfies Record<HolderAnswer, Record<'badge' | 'detail', TextKey>>;

function hintText(hint: ReadingHint, { holderAnswer }: StatementFile['reading']): TextKey {
  return hint === 'holderDiffers' && holderAnswer !== null ? answered[holderAnswer].detail : hints[hint];
}

function detailsOf({ sizeBytes, reading, uploadedBy }: StatementFile, { t, language }: Translation): string[] {
  const [account] = reading.accounts;
  return [
    ...reading.periods.map(({ from, to }) => {
      const isOneYear = from.slice(0, 4) === to.slice(0, 4);
      return t('revenue.upload.reading.period', {
        from: formatDay(from, language, isOneYear ? 'day' : 'short'),
        to: formatDay(to, language, 'short'),
      });
    }),
    ...(reading.bank ? [t(bankNames[reading.bank])] : []),
    ...(account !== undefined && reading.accounts.length === 1
      ? [t('revenue.upload.reading.account', { digits: account })]
      : []),
    ...(uploadedBy === 'bookkeeper' ? [t('revenue.upload.byBookkeeper')] : []),
    ...reading.hints.map((hint) => t(hintText(hint, reading))),
    formatFileSize(sizeBytes, language),
  ];
}

function keptText({ hints: given, otherCurrency }: StatementFile['reading']): TextKey {
  if (given.includes('takesLonger')) return 'revenue.upload.reading.takesLongerDetail';
  return given.length > 0 || otherCurrency
    ? 'revenue.upload.reading.keptDetail'
    : 'revenue.upload.reading.notRecognisedDetail';
}

/** Parts of a file that count toward no month: pages with other days, or an account in another currency. */
function notCountedOf({ reading }: StatementFile, { t, language }: Translation): string[] {
  const { state, pagesNotCounted: pages = [], otherCurrency = null } = reading;
  const numbers = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(pages.map(String));
  const part = state === 'read' ? 'revenue.upload.notCounted.account' : 'revenue.upload.notCounted.file';
  return [
    ...(pages.length > 0 ? [t('revenue.upload.notCounted.pages', { count: pages.length, pages: numbers })] : []),
    ...(otherCurrency === null ? [] : [t(part, { currency: t(`common.currencies.${otherCurrency}`) })]),
  ];
}

function gapsOf({ reading }: StatementFile, months: readonly MonthCovered[], texts: Translation): string {
  if (!reading.hints.includes('partOfMonth')) return '';
  const own = monthsOfPeriods(reading.periods);
  return months
    .filter(({ month, gaps }) => own.includes(month) && gaps.length > 0)
    .map((month) => formatGaps(month, texts))
    .join(' ');
}

function areLeftOut({ pagesNotCounted = [] }: StatementFile['reading']): boolean {
  return pagesNotCounted.length > 0;
}

function unrecognizedText({ otherCurrency }: StatementFile['reading'], t: Translation['t']): string {
  return otherCurrency
    ? t('revenue.upload.reading.otherCurrency', { currency: t(`common.currencies.${otherCurrency}`) })
    : t('revenue.upload.reading.notRecognised');
}

function ReadingBadge({ reading }: Pick<StatementFile, 'reading'>) {
  const { t } = useText();
  const { state } = reading;
  const has = (...some: ReadingHint[]) => reading.hints.some((hint) => some.includes(hint));
  if (has('takesLonger')) return <Badge tone="neutral">{t('revenue.upload.reading.takesLonger')}</Badge>;
  if (state === 'waiting') return <Badge tone="neutral">{waitingText(reading, t)}</Badge>;
  if (has('creditCard')) return <Badge tone="attention">{t('revenue.upload.reading.creditCard')}</Badge>;
  if (has('partOfMonth', 'outsideWindow', 'sameDays', 'tooLong', 'datesDiffer'))
    return <Badge tone="attention">{t('revenue.upload.reading.checkDates')}</Badge>;
  if (has('pagesMissing') || areLeftOut(reading))
    return <Badge tone="attention">{t('revenue.upload.reading.checkPages')}</Badge>;
  if (state === 'notRecognised') return <Badge tone="attention">{unrecognizedText(reading, t)}</Badge>;
  if (reading.holderAnswer !== null) return <Badge tone="neutral">{t(answered[reading.holderAnswer].badge)}</Badge>;
  if (has('holderDiffers')) return <Badge tone="attention">{t('revenue.upload.reading.checkName')}</Badge>;

  return (
    <Badge tone="good" icon={<Check size={16} aria-hidden="true" />}>
      {t('revenue.upload.ready')}
    </Badge>
  );
}

export function StatementRow({ statement, months, onRemove }: StatementRowProps) {
  const texts = useText();
  const { t } = texts;
  const { fileName, reading } = statement;
  const gaps = gapsOf(statement, months, texts);
  return (
    <li className={styles.file}>
      <FileText size={24} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{fileName}</strong>
        <span className={styles.detail}>{detailsOf(statement, texts).join(FACT_SEPARATOR)}</span>
        {notCountedOf(statement, texts).map((words) => (
          <span key={words} className={styles.detail}>
            {words}
          </span>
        ))}
        {gaps !== '' && <span className={styles.detail}>{gaps}</span>}
        {reading.state === 'notRecognised' && <span className={styles.detail}>{t(keptText(reading))}</span>}
      </div>
      <ReadingBadge reading={reading} />
      <IconButton
        label={t('revenue.upload.remove', { file: fileName })}
        icon={<Trash size={22} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
