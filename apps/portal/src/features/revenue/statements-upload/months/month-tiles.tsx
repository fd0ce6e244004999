import type { MonthCovered, MonthState } from '@portal/contract/application/statements/months-covered';
import type { TextKey } from '@portal/locales';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { formatMonth, monthNames } from '@portal/locales/format/day';
import { formatCents } from '@portal/locales/format/cents';
import { formatGaps, formatGapsShort } from '@portal/locales/format/gaps';
import { useText } from '@portal/design/i18n/use-text.ts';
import styles from './month-tiles.module.css';
import { MonthsSummary } from './months-summary.tsx';

const looks = {
  found: { icon: Check, text: 'revenue.upload.months.found' },
  part: { icon: TriangleAlert, text: 'revenue.upload.months.part' },
  missing: { icon: CircleDashed, text: 'revenue.upload.months.missing' },
} as const satisfies Record<MonthState, { icon: typeof Check; text: TextKey }>;

/** While loading there is no `state`, and the tile is a placeholder. */
export interface TiledMonth extends Pick<MonthCovered, 'month'>, Partial<Omit<MonthCovered, 'month'>> {
  /** The amount in cents; null or absent if uncertain. */
  deposits?: number | null;
  account?: string | null;
}

export interface MonthTilesProps {
  months: readonly TiledMonth[];
  /** Whether the months come from different accounts, in which case they are not complete. */
  isSplit: boolean;
}

export function MonthTiles({ months, isSplit }: MonthTilesProps) {
  const { t } = useText();
  return (
    <div className={styles.overview}>
      <ul className={styles.months} aria-label={t('revenue.upload.months.label')}>
        {months.map((month) => (
          <MonthTile key={month.month} {...month} />
        ))}
      </ul>
      <MonthsSummary months={months} isSplit={isSplit} />
    </div>
  );
}

function MonthTile({ month, state, deposits = null, account = null, gaps = [] }: TiledMonth) {
  const texts = useText();
  const { t, language } = texts;
  const { icon: Icon, text } = looks[state ?? 'missing'];
  const isProven = state === 'found' && deposits !== null;
  return (
    <li className={styles.month} data-state={state ?? 'unknown'}>
      <Icon size={20} aria-hidden="true" />
      <strong>
        <span aria-hidden="true">{monthNames(language, 'short')[Number(month.slice(5, 7)) - 1]}</span>
        <span className="visually-hidden">{formatMonth(month, language)}</span>
      </strong>
      {/* The amount takes the place of the visible word, because the check mark conveys it, too. */}
      <span className={isProven ? 'visually-hidden' : styles.state}>{t(text)}</span>
      {isProven && <Deposits cents={deposits} account={account} />}
      {gaps.length > 0 && (
        <span className={styles.state}>
          <span aria-hidden="true">{formatGapsShort({ gaps }, texts)}</span>
          <span className="visually-hidden">{formatGaps({ gaps }, texts)}</span>
        </span>
      )}
    </li>
  );
}

function Deposits({ cents, account }: { cents: number; account: string | null }) {
  const { t, language } = useText();
  return (
    <span className={styles.deposits}>
      <strong>{formatCents(cents, language)}</strong> {t('revenue.upload.months.deposited')}
      {account !== null && (
        <>
          <span aria-hidden="true"> ••{account}</span>
          <span className="visually-hidden"> {t('revenue.upload.reading.account', { digits: account })}</span>
        </>
      )}
    </span>
  );
}
