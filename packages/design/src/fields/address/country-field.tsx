import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import styles from './country-field.module.css';

/** Canada, shown and not chosen: the form's values carry it from the start. */
export function CountryField({ label }: { label?: ReactNode }) {
  const { t } = useText();
  return (
    <p className={styles.country}>
      <span className={styles.label}>{label ?? t('common.fields.country')}</span>
      <span>{t('common.countryName')}</span>
    </p>
  );
}
