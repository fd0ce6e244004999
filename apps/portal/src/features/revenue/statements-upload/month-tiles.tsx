import type { MonthCovered, MonthState } from '@portal/contract/application/months-covered';
import type { TextKey } from '@portal/locales';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { formatMonth, monthNames } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/use-text.ts';
import styles from './month-tiles.module.css';

const looks = {
  found: { icon: Check, text: 'revenue.upload.months.found' },
  part: { icon: TriangleAlert, text: 'revenue.upload.months.part' },
  missing: { icon: CircleDashed, text: 'revenue.upload.months.missing' },
} as const satisfies Record<MonthState, { icon: typeof Check; text: TextKey }>;

/** Each month that is asked for, and whether the statements cover it. */
export function MonthTiles({ months }: { months: readonly MonthCovered[] }) {
  const { t, language } = useText();
  return (
    <ul className={styles.months} aria-label={t('revenue.upload.months.label')}>
      {months.map(({ month, state }) => {
        const { icon: Icon, text } = looks[state];
        return (
          <li key={month} className={styles.month} data-state={state}>
            <Icon size={20} aria-hidden="true" />
            <strong>
              <span aria-hidden="true">{monthNames(language, 'short')[Number(month.slice(5, 7)) - 1]}</span>
              <span className="visually-hidden">{formatMonth(month, language)}</span>
            </strong>
            <span className={styles.state}>{t(text)}</span>
          </li>
        );
      })}
    </ul>
  );
}
