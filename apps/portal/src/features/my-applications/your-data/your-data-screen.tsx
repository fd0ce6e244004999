import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Link } from '../../../ui/link.tsx';
import { DownloadSection } from './download-section.tsx';
import styles from './your-data.module.css';

/** What is kept of the customer, and her rights over it (decisions, section 8). */
export function YourDataScreen() {
  const { t } = useText();
  return (
    <Screen title={t('privacy.title')} lead={t('privacy.lead')}>
      <div className={styles.sections}>
        <DownloadSection />
        <div className={styles.links}>
          <Link href="/main">{t('privacy.backToApplications')}</Link>
          <Link href="/privacy">{t('privacy.policy')}</Link>
        </div>
      </div>
    </Screen>
  );
}
