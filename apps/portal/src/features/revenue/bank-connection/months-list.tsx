import type { RevenueState } from '@portal/contract/entities/entities';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { formatMonth } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import styles from './bank-connection.module.css';

export function MonthsList({ months }: Pick<RevenueState, 'months'>) {
  const { t, language } = useText();
  return (
    <ul className={styles.months} aria-label={t('revenue.bank.months')}>
      {months.map(({ month, state }) => {
        const isFound = state === 'found';
        const Icon = isFound ? CircleCheck : CircleAlert;
        return (
          <li key={month} className={styles.month} {...(!isFound && { 'data-missing': '' })}>
            <Icon size={20} aria-hidden="true" />
            <span>
              {formatMonth(month, language)}
              <span className="visually-hidden">
                {' '}
                {t(isFound ? 'revenue.bank.monthFound' : 'revenue.bank.monthMissing')}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
