import { formatMonth } from '@portal/locales/format/day';
import { useText } from '@portal/design/i18n/use-text.ts';
import styles from './statements-upload.module.css';

export function RequestedMonths({ months }: { months: readonly string[] }) {
  const { t, language } = useText();
  return (
    <>
      <p>{t('revenue.request.lead')}</p>
      <ul className={styles.months}>
        {months.map((month) => (
          <li key={month}>{formatMonth(month, language)}</li>
        ))}
      </ul>
    </>
  );
}
