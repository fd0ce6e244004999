import type { ReadingHint, StatementBank } from '@portal/contract/application/statement-reading';
import type { StatementFile } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import Trash from 'lucide-react/icons/trash-2';
import { formatDay, formatFileSize } from '../../../i18n/format.ts';
import { type Texts, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './statements-upload.module.css';

export interface StatementRowProps {
  statement: StatementFile;
  onRemove: () => void;
}

const bankNames = {
  rbc: 'revenue.banks.rbc',
  td: 'revenue.banks.td',
  bmo: 'revenue.banks.bmo',
  scotiabank: 'revenue.banks.scotiabank',
  cibc: 'revenue.banks.cibc',
  desjardins: 'revenue.banks.desjardins',
  nationalBank: 'revenue.banks.nationalBank',
} as const satisfies Record<StatementBank, TextKey>;

const hints = {
  partOfMonth: 'revenue.upload.hints.partOfMonth',
  outsideWindow: 'revenue.upload.hints.outsideWindow',
  severalAccounts: 'revenue.upload.hints.severalAccounts',
  holderDiffers: 'revenue.upload.hints.holderDiffers',
  creditCard: 'revenue.upload.hints.creditCard',
} as const satisfies Record<ReadingHint, TextKey>;

/** What was read, in words: `May 1 to May 31, 2026`, the bank, the account, and what there is to look at. */
function detailsOf({ sizeBytes, reading }: StatementFile, { t, language }: Texts): string[] {
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
    ...reading.hints.map((hint) => t(hints[hint])),
    formatFileSize(sizeBytes, language),
  ];
}

function ReadingBadge({ reading }: Pick<StatementFile, 'reading'>) {
  const { t } = useText();
  const { state } = reading;
  const has = (...some: ReadingHint[]) => reading.hints.some((hint) => some.includes(hint));
  if (state === 'waiting') return <Badge tone="neutral">{t('revenue.upload.reading.waiting')}</Badge>;
  if (state === 'notRecognised') {
    return <Badge tone="attention">{t('revenue.upload.reading.notRecognised')}</Badge>;
  }
  if (has('creditCard')) return <Badge tone="attention">{t('revenue.upload.reading.creditCard')}</Badge>;
  if (has('partOfMonth', 'outsideWindow')) {
    return <Badge tone="attention">{t('revenue.upload.reading.checkDates')}</Badge>;
  }
  return (
    <Badge tone="good" icon={<Check size={16} aria-hidden="true" />}>
      {t('revenue.upload.ready')}
    </Badge>
  );
}

/** A statement that the server has, and what was read from it. */
export function StatementRow({ statement, onRemove }: StatementRowProps) {
  const texts = useText();
  const { t } = texts;
  const { fileName, reading } = statement;
  return (
    <li className={styles.file}>
      <FileText size={24} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{fileName}</strong>
        <span className={styles.detail}>{detailsOf(statement, texts).join(' · ')}</span>
        {reading.state === 'notRecognised' && (
          <span className={styles.detail}>{t('revenue.upload.reading.notRecognisedDetail')}</span>
        )}
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
