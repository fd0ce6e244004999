import { getPortalConfiguration } from '../../session/portal-configuration.ts';
import styles from './logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="8" fill="currentColor" />
        <path d="M9 20V9.5h10M9 14.5h7.5" fill="none" stroke="#fff" strokeWidth="3.2" strokeLinecap="round" />
      </svg>
      <span>{getPortalConfiguration().brand.name}</span>
    </span>
  );
}
