import ShieldCheck from 'lucide-react/icons/shield-check';
import { useText } from '@portal/design/i18n/use-text.ts';
import { getPortalConfiguration } from '../../session/portal-configuration.ts';
import styles from './security-badge.module.css';

export function SecurityBadge() {
  const { t } = useText();
  const { sealUrl } = getPortalConfiguration().brand;
  const words = (
    <>
      <ShieldCheck size={18} aria-hidden="true" />
      <span>{t('layout.protected')}</span>
    </>
  );
  if (!sealUrl) return <span className={styles.badge}>{words}</span>;
  return (
    <a className={styles.badge} href={sealUrl} target="_blank" rel="noopener noreferrer">
      {words}
      <span className="visually-hidden"> {t('layout.protectedNote')}</span>
    </a>
  );
}
